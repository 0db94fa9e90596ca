import type { ReportData, ReportRisk } from "@/lib/domain/report/report";
import type { Firm } from "./firm";
import type { Gap } from "./gaps";
import { costMost, helpedMost } from "./readiness-section";
import { lowerFirst, scoreWord, sentence } from "./words";

const SHOWN = 3;

/** What somebody can act on who reads nothing else. */
export function pageOne(
  firm: Firm,
  gaps: readonly Gap[],
  risks: readonly ReportRisk[],
): ReportData["pageOne"] {
  const { readiness } = firm;
  const [risk] = risks;
  return {
    stage: readiness.maturityProfile,
    scoreInWords: `${sentence(scoreWord(readiness.overallScore))} out of ten: ${balanceInWords(firm)}.`,
    helpedMost: helpedMost(readiness.lines),
    costMost: costMost(readiness.lines),
    moves: gaps.slice(0, SHOWN).map((gap) => gap.move),
    leaveAlone: leaveAlone(firm),
    biggestRisk: { risk: risk?.risk ?? "", control: firstSentence(risk?.mitigation ?? "") },
  };
}

/** Two or three sentences: where the firm stands, why, and what to do first. */
export function executiveSummary(firm: Firm, gaps: readonly Gap[]): string {
  const [first] = gaps;
  const challenge = firm.challenges[0];
  const stands = `${firm.company} is ${lowerFirst(firm.readiness.maturityProfile)}, with ${firm.readiness.aiReadinessScore} of 100 points.`;
  const aim =
    firm.otherChallenge !== null
      ? `You want to solve this: ${firm.otherChallenge}.`
      : challenge === undefined
        ? ""
        : `You want help with ${lowerFirst(challenge.text)}.`;
  const start = first === undefined ? "" : first.challenge;
  return [stands, start, aim].filter(Boolean).join(" ");
}

function balanceInWords({ readiness }: Firm): string {
  const gap = readiness.topDownScore - readiness.bottomUpScore;
  if (gap >= 2) return "direction is ahead of practice";
  return gap <= -2 ? "practice is ahead of direction" : "direction and practice are in step";
}

const firstSentence = (text: string): string => text.match(/^[^.]*\./)?.[0] ?? text;

interface Distraction {
  what: string;
  why: string;
  fits: (firm: Firm) => boolean;
}

/** What sounds urgent and is not, for this firm. */
const DISTRACTIONS: readonly Distraction[] = [
  {
    what: "A chief AI officer",
    why: "A sponsor with two hours a week is enough at your size.",
    fits: ({ size }) => size !== "large",
  },
  {
    what: "A second and third assistant",
    why: "One that everybody uses well teaches more.",
    fits: ({ tools }) => tools.size >= 3,
  },
  {
    what: "Agents that act by themselves",
    why: "Without a policy nobody has said what they may do.",
    fits: ({ has }) => !has.has("ai_policy"),
  },
  {
    what: "A model of your own",
    why: "Bought tools answer your first questions at a fraction of the cost.",
    fits: ({ readiness }) => readiness.maturityProfile !== "Leading",
  },
  {
    what: "A data lake",
    why: "The first pilot needs one clean list, not all of your data.",
    fits: ({ size, has }) => size !== "small" && !has.has("dept_pilots"),
  },
  {
    what: "A chatbot for customers",
    why: "Your own people should catch its errors first.",
    fits: ({ departments }) => !departments.has("customer_service"),
  },
  {
    what: "More pilots at once",
    why: "Finish and measure the ones that run.",
    fits: ({ has }) => has.has("dept_pilots"),
  },
  {
    what: "Company-wide licences",
    why: "Licence by role once the log shows who gains.",
    fits: ({ size }) => size !== "small",
  },
  {
    what: "A new computer system for AI",
    why: "What you have is enough for the first 90 days.",
    fits: ({ size }) => size === "small",
  },
  { what: "Replacing people", why: "Hours saved are worth more in work that waits.", fits: () => true },
];

function leaveAlone(firm: Firm): { what: string; why: string }[] {
  return DISTRACTIONS.filter(({ fits }) => fits(firm))
    .slice(0, SHOWN)
    .map(({ what, why }) => ({ what, why }));
}
