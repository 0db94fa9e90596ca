import type { STEP_COUNT } from "../step-count";
import { CONFIDENCE, EXPERIENCE } from "./experience";
import { FAMILY } from "./family";
import { FIRST_STEP } from "./first-step";
import { DIRECTION, PRACTICE } from "./organization";
import { PRIORITIES } from "./priorities";
import type { Group, Kind, Questions } from "./question";

/** The whole questionnaire, in the order in which it is asked, stored and exported. */
const QUESTIONNAIRE = [
  FIRST_STEP,
  { title: "Your business challenges", groups: [PRIORITIES] },
  { title: "You and AI", groups: [CONFIDENCE, EXPERIENCE] },
  { title: "Your organization and AI", groups: [DIRECTION, PRACTICE] },
  { title: "Your family and AI", groups: [FAMILY] },
] as const satisfies { length: typeof STEP_COUNT };

/** Each question with every word of its declaration in its type. */
export type Declared = (typeof QUESTIONNAIRE)[number]["groups"][number]["questions"][number];
export type QuestionKey = Declared["key"];
export type KeyOf<Of extends Kind> = Extract<Declared, { kind: Of }>["key"];

/** A question of these kinds as code reads it: the kind says which keys there are. */
export type QuestionOf<Of extends Kind> = { [Each in Of]: Questions<KeyOf<Each>>[Each] }[Of];
export type AnyQuestion = QuestionOf<Kind>;

export const GROUPED: readonly { title: string; groups: readonly Group<AnyQuestion>[] }[] = QUESTIONNAIRE;

export const QUESTIONS: readonly AnyQuestion[] = GROUPED.flatMap(({ groups }) =>
  groups.flatMap(({ questions }) => questions),
);

/** A consent is no answer, and stored apart. */
export type StoredKey = Exclude<QuestionKey, KeyOf<"consent">>;
export type StoredQuestion = Exclude<AnyQuestion, { kind: "consent" }>;
export const STORED_QUESTIONS = QUESTIONS.filter((question) => question.kind !== "consent");

export const HOME_QUESTIONS = STORED_QUESTIONS.filter(({ isAboutHome }) => isAboutHome === true);

/** What the holder of the link is not shown. */
export type HiddenKey = Extract<Declared, { isAboutHome: true } | { isPrivate: true }>["key"];
export const HIDDEN_QUESTIONS = QUESTIONS.filter(
  ({ isAboutHome, isPrivate }) => isAboutHome === true || isPrivate === true,
);

/** Something made of each question, under its key. That `Made` names every one is held by the test that walks the table. */
export function byKey<Made, Asked extends AnyQuestion = AnyQuestion>(
  questions: readonly Asked[],
  make: (question: Asked) => Made[keyof Made],
): Made;
export function byKey<Asked extends AnyQuestion>(
  questions: readonly Asked[],
  make: (question: Asked) => unknown,
) {
  return Object.fromEntries(questions.map((question) => [question.key, make(question)]));
}

/** Whether its answer is a list of picks. */
export const isList = (question: AnyQuestion): question is QuestionOf<"checkboxes" | "challenges"> =>
  question.kind === "checkboxes" || question.kind === "challenges";
