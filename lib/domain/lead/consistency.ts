import type { Assessment } from "../assessment/assessment";
import { labelOf } from "../assessment/options";
import { PERCEPTIONS } from "../assessment/questions/experience";
import { POSTURES } from "../assessment/questions/organization";
import { distinctPicks } from "../score/answers-read";

/** Where a posture would stand on the scale of confidence, 1 to 10. */
const POSTURE_ON_TEN: Readonly<Record<string, number>> = {
  fearful: 1,
  curious: 3,
  exploring: 5,
  activating: 7,
  championing: 9,
};
/** A smaller distance says nothing: both are rough. */
const DISTANCE = 3;
const CONFIDENT_FROM = 7;
const MANY_DEPARTMENTS = 3;

/** Whether the answers of one person fit together: what a good first call is about. */
export interface Consistency {
  title: string;
  sentences: string[];
}

export function consistencyOf(assessment: Assessment): Consistency {
  const found = disagreements(assessment);
  return found.length > 0
    ? { title: "Where their answers disagree", sentences: found }
    : { title: "Their answers are consistent", sentences: [agreement(assessment)] };
}

const disagreements = (assessment: Assessment): string[] =>
  [
    confidenceAgainstPosture(assessment),
    boldWithoutMeans(assessment),
    doubtWithUse(assessment),
    confidentWithoutTools(assessment),
  ].filter((sentence) => sentence !== null);

function confidenceAgainstPosture({ aiConfidence, orgPosture }: Assessment): string | null {
  const level = POSTURE_ON_TEN[orgPosture];
  if (level === undefined || Math.abs(aiConfidence - level) < DISTANCE) return null;
  const posture = postureOf(orgPosture);
  return aiConfidence > level
    ? `Rates personal confidence ${aiConfidence}/10 but describes the company as '${posture}': the leader is ahead of the company. Ask what is holding the others back.`
    : `Describes the company as '${posture}' but rates personal confidence ${aiConfidence}/10: the company is ahead of its leader. Ask who is driving it.`;
}

function boldWithoutMeans({ orgPosture, orgAiElements }: Assessment): string | null {
  const elements = distinctPicks(orgAiElements);
  const hasMeans = ["ai_policy", "dedicated_budget", "steering_committee"].some((element) =>
    elements.has(element),
  );
  const isBold = orgPosture === "activating" || orgPosture === "championing";
  return isBold && !hasMeans
    ? `Describes the company as '${postureOf(orgPosture)}', with no policy, budget or committee behind it. Ask who can approve a purchase, and who can block one.`
    : null;
}

function doubtWithUse({ aiPerception, aiDepartments }: Assessment): string | null {
  const departments = distinctPicks(aiDepartments).size;
  const isDoubtful = aiPerception === "overhyped" || aiPerception === "potential_threat";
  return isDoubtful && departments >= MANY_DEPARTMENTS
    ? `Sees AI as “${labelOf(PERCEPTIONS, aiPerception).toLowerCase()}”, while ${departments} departments use or pilot it. Ask what they have seen there.`
    : null;
}

function confidentWithoutTools({ aiConfidence, aiToolsUsed }: Assessment): string | null {
  return aiConfidence >= CONFIDENT_FROM && distinctPicks(aiToolsUsed).size === 0
    ? `Rates personal confidence ${aiConfidence}/10 without using any AI tool. Ask what it is based on.`
    : null;
}

const agreement = ({ aiConfidence, orgPosture }: Assessment): string =>
  `Personal confidence ${aiConfidence}/10, and a company they describe as '${postureOf(orgPosture)}'.`;

const postureOf = (value: string): string => labelOf(POSTURES, value).toLowerCase();
