import type { Action } from "@/lib/domain/report/report";
import type { Roadmap } from "@/lib/domain/roadmap/roadmap";
import { planDays } from "./calendar/trial-window";
import type { CompanyProfile } from "./company-profile";
import { repliesToFriction } from "./friction/friction";
import { findGaps, threeMoves } from "./gaps/find-gaps";
import type { Gap } from "./gaps/gap";
import { lowerFirst, upperFirst } from "./grammar";
import { phases } from "./phases";
import { ownerInWords } from "./pilot-owner";
import { planFigures } from "./plan-figures";
import { chooseRisks } from "./risks/choose-risks";
import { secondPilot } from "./running-tools";
import { SourceNotes } from "./source-notes";
import { executiveSummary } from "./summary";
import { recommendTools } from "./tools/recommend-tools";

const QUICK_WINS = 4;

/** The roadmap view: the same findings as the report, in the short form of the roadmap page. */
export function writeRoadmap(firm: CompanyProfile, writtenOn: Date): Roadmap {
  const gaps = findGaps(firm);
  const plan = planDays(firm, writtenOn);
  const stretches = Object.values(phases(firm, gaps, plan, planFigures(firm, plan)));
  const [before = "", trial = "", after = ""] = stretches.map(({ duration }) => duration);
  return {
    readinessScore: firm.readiness.overallScore,
    maturityProfile: firm.readiness.maturityProfile,
    executiveSummary: executiveSummary(firm),
    recommendations: eachOnce([
      ...moves(firm, gaps, before, trial),
      ...answerToFriction(firm, before),
      ...secondTrial(firm, after),
    ]),
    phases: stretches.map(({ title, duration, objectives, owner, exitGate }) => ({
      title,
      duration,
      description: `${objectives.join(" ")} Owner: ${ownerInWords(firm, owner)}. The gate: ${lowerFirst(exitGate)}`,
    })),
    quickWins: quickWins(firm, gaps),
    risks: chooseRisks(firm, new SourceNotes(), plan).map(({ shown }) => ({
      risk: shown.risk,
      mitigation: shown.mitigation,
    })),
    aiApps: recommendTools(firm),
  };
}

const inPractice = (firm: CompanyProfile, { owner, firstStep, measure }: Action): string =>
  `First step for ${ownerInWords(firm, owner)}: ${lowerFirst(firstStep)} How you will know: ${lowerFirst(measure)}`;

type Recommendation = Roadmap["recommendations"][number];

/** What answers a gap and the friction alike is recommended once, where it comes first. */
const eachOnce = (all: readonly Recommendation[]): Recommendation[] =>
  all.filter(({ title }, place) => all.findIndex((other) => other.title === title) === place);

function moves(firm: CompanyProfile, gaps: readonly Gap[], before: string, trial: string): Recommendation[] {
  return threeMoves(firm, gaps).map(({ challenge, move }, place) => ({
    title: move.what,
    description: `${challenge} ${inPractice(firm, move)}`,
    timeframe: place === 1 ? trial : before,
    priority: place < 2 ? "High" : "Medium",
  }));
}

const answerToFriction = (firm: CompanyProfile, before: string): Recommendation[] =>
  repliesToFriction(firm).map(({ action, reading }) => ({
    title: action.what,
    description: `${reading} ${inPractice(firm, action)}`,
    timeframe: before,
    priority: "Medium",
  }));

/** What comes after the first trial, among the challenges that were chosen. */
function secondTrial(firm: CompanyProfile, after: string): Recommendation[] {
  const second = secondPilot(firm);
  if (second === undefined) return [];
  return [
    {
      title: `Perhaps a second trial: ${second.trial.pilot}.`,
      description: `${second.solution.description} For that, collect what it will be measured by: ${second.trial.measure}.`,
      timeframe: after,
      priority: "Low",
    },
  ];
}

function quickWins(firm: CompanyProfile, gaps: readonly Gap[]): Roadmap["quickWins"] {
  const first = threeMoves(firm, gaps);
  const others = gaps.filter(({ id }) => !first.some((gap) => gap.id === id));
  return [...first, ...others].slice(0, QUICK_WINS).map(({ quickWin, move }) => ({
    title: quickWin,
    description: `${upperFirst(ownerInWords(firm, move.owner))}: ${lowerFirst(move.firstStep)}`,
    timeframe: "Within 30 days",
  }));
}
