import type { Block } from "../report/document/block";
import { implementationRoadmap } from "../report/document/sections/roadmap";
import { applications } from "../report/document/sections/solutions";
import { keyActivities, orderedPhases } from "../report/phases";
import type { Action, ReportData } from "../report/report";
import { QUICK_WINS_SHOWN, RISKS_SHOWN } from "./messages";
import type { Priority } from "./roadmap";

/** The roadmap as the report says it: its own actions, weeks, tools and risks, so that the two never disagree. */
export interface RoadmapPlan {
  summary: string;
  recommendations: Recommendation[];
  timeline: Block[];
  tools: Block[];
  quickWins: { when: string; what: string[] };
  risks: { risk: string; impact: Priority; mitigation: string }[];
  /** The sources that its notes may point at. */
  sources: ReadonlySet<number>;
}

interface Recommendation {
  action: Action;
  /** Known of what answers a challenge. */
  priority: Priority | null;
}

export function roadmapPlan(report: ReportData): RoadmapPlan {
  const input = { data: report, insights: null };
  const [first] = orderedPhases(report.roadmap);
  return {
    summary: report.executiveSummary,
    recommendations: recommendations(report),
    timeline: implementationRoadmap.build(input),
    tools: applications.build(input),
    quickWins: {
      when: first?.duration ?? "",
      what: first === undefined ? [] : keyActivities(first).slice(0, QUICK_WINS_SHOWN),
    },
    risks: report.risks
      .slice(0, RISKS_SHOWN)
      .map(({ risk, impact, mitigation }) => ({ risk, impact, mitigation })),
    sources: new Set(report.sources.map(({ number }) => number)),
  };
}

/** The first trial, then what answers the rest of what was told, then what waits for its turn; each once. */
function recommendations({ solutionLandscape, currentState }: ReportData): Recommendation[] {
  const [lead, ...later] = solutionLandscape.map(({ action, priority }) => ({ action, priority }));
  const told = currentState.actions.map((action) => ({ action, priority: null }));
  const all = [...(lead === undefined ? [] : [lead]), ...told, ...later];
  return all.filter(({ action }, place) => all.findIndex((one) => one.action.what === action.what) === place);
}
