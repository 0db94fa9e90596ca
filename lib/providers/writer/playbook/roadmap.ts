import type { Roadmap } from "@/lib/domain/roadmap/roadmap";
import { recommendTools } from "./applications";
import type { Firm } from "./firm";
import { findGaps } from "./gaps";
import { executiveSummary } from "./page-one";
import { phases } from "./phases";
import { chooseRisks } from "./risks";
import { SourceNotes } from "./source-notes";
import { lowerFirst } from "./words";

const RECOMMENDATIONS = 5;

/** The roadmap view: the same findings as the report, in the short form of the roadmap page. */
export function writeRoadmap(firm: Firm): Roadmap {
  const gaps = findGaps(firm);
  const plan = Object.values(phases(firm, gaps));
  return {
    readinessScore: firm.readiness.overallScore,
    maturityProfile: firm.readiness.maturityProfile,
    executiveSummary: executiveSummary(firm, gaps),
    recommendations: [...gapRecommendations(gaps), ...challengeRecommendations(firm)].slice(
      0,
      RECOMMENDATIONS,
    ),
    phases: plan.map(({ title, duration, objectives, exitGate }) => ({
      title,
      duration,
      description: `${objectives.join(" ")} Done when: ${lowerFirst(exitGate)}`,
    })),
    quickWins: gaps.slice(0, 4).map(({ quickWin, move }) => ({
      title: quickWin,
      description: `${move.firstStep} Owner: ${move.owner}.`,
      timeframe: "Within 30 days",
    })),
    risks: chooseRisks(firm, new SourceNotes()).map(({ risk, mitigation }) => ({ risk, mitigation })),
    aiApps: recommendTools(firm),
  };
}

function gapRecommendations(gaps: ReturnType<typeof findGaps>): Roadmap["recommendations"] {
  return gaps.slice(0, 3).map(({ move, challenge }, place) => ({
    title: move.what,
    description: `${challenge} Start: ${lowerFirst(move.firstStep)} You will know by this: ${lowerFirst(move.measure)}`,
    timeframe: place === 0 ? "Days 0-30" : "Days 31-90",
    priority: place < 2 ? "High" : "Medium",
  }));
}

function challengeRecommendations({ challenges }: Firm): Roadmap["recommendations"] {
  return challenges.slice(0, 3).map(({ solution, firstStep, text }, place) => ({
    title: solution.title,
    description: `For ${lowerFirst(text)}. ${solution.description} Start: ${lowerFirst(firstStep)}`,
    timeframe: place === 0 ? "Days 31-90" : "Months 4-12",
    priority: place === 0 ? "Medium" : "Low",
  }));
}
