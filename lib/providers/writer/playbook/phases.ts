import type { ReportData, ReportPhase } from "@/lib/domain/report/report";
import type { Firm, Size } from "./firm";
import { type Gap, pilotOwner } from "./gaps";
import { lowerFirst } from "./words";

const PER_PHASE = 4;

/** Our judgement, in Canadian dollars, without the staff's own time. */
const COSTS: Readonly<Record<Size, readonly [string, string, string]>> = {
  small: ["under $1,000", "$1,000 to $8,000", "$5,000 to $25,000 a year"],
  middle: ["under $5,000", "$10,000 to $40,000", "$40,000 to $150,000 a year"],
  large: ["under $25,000", "$60,000 to $250,000", "$250,000 to $1 million a year"],
};

/** Three phases: days 0 to 30, days 31 to 90, months 4 to 12; each with an owner, a measure and a way out. */
export function phases(firm: Firm, gaps: readonly Gap[]): ReportData["roadmap"] {
  const [first, second, third] = COSTS[firm.size];
  const pilot = firm.challenges[0];
  const topic = pilot === undefined ? "the first pilot" : lowerFirst(pilot.solution.title);
  return {
    phase1: {
      ...frame(firm, first, 0, 30),
      title: "Make it safe and choose",
      duration: "Days 0-30",
      objectives: [
        gaps[0]?.move.what ?? "",
        `Choose the task for ${topic} and time it as it is today.`,
      ].filter(Boolean),
      quickWins: unique(gaps.map((gap) => gap.quickWin)),
      owner: firm.leader,
      measure: gaps[0]?.move.measure ?? "",
      exitGate: "The rule is published, one task is chosen, and its baseline is written down.",
    },
    phase2: {
      ...frame(firm, second, 31, 90),
      title: `Prove it on ${topic}`,
      duration: "Days 31-90",
      objectives: [
        pilot === undefined
          ? "Run one measured pilot."
          : `Find out whether it helps with ${lowerFirst(pilot.text)}.`,
        "Decide on the figures, not on the demonstration.",
      ],
      implementations: unique(gaps.map((gap) => gap.implementation)),
      owner: pilotOwner(firm),
      measure: "Minutes per task and error rate against the baseline.",
      exitGate: "The pilot met its target, or it was stopped and the reason is written down.",
    },
    phase3: {
      ...frame(firm, third, 91, 365),
      title: firm.size === "small" ? "Make it the normal way" : "Scale what worked",
      duration: "Months 4-12",
      objectives: [
        firm.size === "small"
          ? "Make the new way the normal way, and drop the old one."
          : "Redesign the workflow round what worked, then carry it to a second department.",
        secondTopic(firm),
      ].filter(Boolean),
      scalingActions: unique(gaps.map((gap) => gap.scaling)),
      owner: firm.size === "large" ? "Executive sponsor" : firm.leader,
      measure: "Hours and cost per unit of the changed workflow, reported each quarter.",
      exitGate: "Two workflows run the new way, with a published figure each.",
    },
  };
}

function frame(
  { size }: Firm,
  cost: string,
  startDay: number,
  endDay: number,
): Pick<ReportPhase, "costBand" | "startDay" | "endDay"> {
  const time = { small: "a few hours", middle: "a few days", large: "a team's time" }[size];
  return { costBand: `${cost}, and ${time} of your own people (our judgement)`, startDay, endDay };
}

function secondTopic({ challenges }: Firm): string {
  const second = challenges[1];
  return second === undefined ? "" : `Take up ${lowerFirst(second.solution.title)} next.`;
}

const unique = (items: readonly string[]): string[] => [...new Set(items)].slice(0, PER_PHASE);
