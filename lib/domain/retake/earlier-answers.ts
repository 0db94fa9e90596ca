import type { Assessment } from "../assessment/assessment";
import { labelOf, labelsOf } from "../assessment/options";
import { type AnyQuestion, GROUPED, HOME_QUESTIONS, QUESTIONS } from "../assessment/questions/questions";
import type { Retake } from "./retake";

const COMPANY_KEYS: ReadonlySet<string> = new Set(
  GROUPED[0]?.groups.flatMap(({ questions }) => questions.map(({ key }) => key)),
);

/** What is scored: asked anew, because what is shown first gets confirmed. */
const SCORED_KEYS: ReadonlySet<string> = new Set([
  "orgPosture",
  "orgAiElements",
  "aiPerception",
  "aiConfidence",
  "aiDepartments",
  "aiToolsUsed",
  "enterprisePlatforms",
  "aiExperience",
]);

/** The first step's answers, with which a retake begins. */
export function companyAnswers(earlier: Assessment): Retake["company"] {
  const answers: Retake["company"] = {};
  for (const question of QUESTIONS) {
    if (!COMPANY_KEYS.has(question.key) || question.kind === "consent") continue;
    const answer = earlier[question.key];
    if (typeof answer === "string" || Array.isArray(answer)) answers[question.key] = answer;
  }
  return answers;
}

/** What was answered last time to what is scored, in words, by question. */
export function lastAnswers(earlier: Assessment): Retake["last"] {
  const last: Retake["last"] = {};
  for (const question of QUESTIONS) {
    const words = SCORED_KEYS.has(question.key) ? inWords(question, earlier) : "";
    if (words !== "") last[question.key] = words;
  }
  return last;
}

function inWords(question: AnyQuestion, earlier: Assessment): string {
  if (question.kind === "consent" || question.kind === "challenges") return "";
  const answer = earlier[question.key];
  if (typeof answer === "number") return `${answer} out of 10`;
  if (Array.isArray(answer))
    return "options" in question ? labelsOf(question.options, answer).join(", ") : "";
  return answer !== null && "options" in question ? labelOf(question.options, answer) : (answer ?? "");
}

/** The answers about the household alone. */
export const familyAnswers = (earlier: Assessment): Partial<Assessment> =>
  Object.fromEntries(HOME_QUESTIONS.map(({ key }) => [key, earlier[key]]));

export const hasFamilyAnswers = (earlier: Assessment): boolean =>
  Object.values(familyAnswers(earlier)).some((answer) =>
    Array.isArray(answer) ? answer.length > 0 : typeof answer === "string" && answer !== "",
  );
