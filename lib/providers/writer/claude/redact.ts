import type { Answers } from "@/lib/domain/assessment/assessment";
import { isNoneValue } from "@/lib/domain/assessment/exclusivity";
import {
  byKey,
  isList,
  type QuestionOf,
  STORED_QUESTIONS,
  type StoredQuestion,
} from "@/lib/domain/assessment/questions/questions";
import { escapeRegExp } from "@/lib/domain/escape-reg-exp";
import { countedOf } from "@/lib/domain/own-cost/own-cost";
import { challenges } from "@/lib/knowledge/knowledge";

/** Placeholder for the company's name, which stays here. */
export const COMPANY = "{company}";
/** Likewise the first name, which only the questions of a call use. */
export const FIRST_NAME = "{name}";
/** "Left out" would read as an omission that they told of. */
const LEFT_OUT = "[redacted]";

/** The full stop behind it ends the sentence, and stays. */
const EMAIL = /[^\s@<>()",;:]+@[^\s@<>()",;:]*[^\s@<>()",;:.!?]/g;
const PHONE = /(?:\+|\b)\d[\d\s().-]{7,}\d/g;

/**
 * Redaction: the answers as a model may see them: without names, email and family, and with free text
 * cleared of addresses, telephone numbers and their own surname.
 */
export const redactAnswers = (answers: Answers): Answers => ({
  ...byKey<Answers, StoredQuestion>(STORED_QUESTIONS, (question) => forModel(question, answers)),
  executiveName: FIRST_NAME,
  companyName: COMPANY,
  sentenceTopics: topicsForModel(answers),
  ownCost: costForModel(answers),
});

function costForModel(answers: Answers): Answers["ownCost"] {
  const counted = countedOf(answers.ownCost);
  return counted === null ? answers.ownCost : { ...counted, what: redacted(counted.what, answers) };
}

/** What a sentence is about stays with it, as it reads without the names. */
const topicsForModel = (answers: Answers): Answers["sentenceTopics"] =>
  Object.fromEntries(
    Object.entries(answers.sentenceTopics ?? {}).map(([key, one]) => [
      key,
      { ...one, sentence: redacted(one.sentence, answers) },
    ]),
  );

function forModel(question: StoredQuestion, answers: Answers) {
  // The person's answers about home go to no vendor: that part of the report is the playbook's alone.
  if (question.isAboutHome || question.kind === "email") return withheld(question);
  if (question.kind === "challenges") return answers[question.key].map((slug) => redacted(slug, answers));
  if (!isTyped(question)) return answers[question.key];
  const text = question.promptLabel === undefined ? null : answers[question.key];
  return text === null ? withheld(question) : redacted(text, answers);
}

const withheld = (question: StoredQuestion) => (question.kind === "line" ? "" : isList(question) ? [] : null);

const isTyped = (question: StoredQuestion): question is QuestionOf<"line" | "text" | "longText"> =>
  question.kind === "line" || question.kind === "text" || question.kind === "longText";

/** The same answers with nothing in them that was typed: every word that the playbook makes of them is ours. */
export function untypedAnswers(answers: Answers): Answers {
  return {
    ...redactAnswers(answers),
    ...byKey<Partial<Answers>, StoredQuestion>(TYPED_QUESTIONS, withheld),
    businessChallenges: answers.businessChallenges.filter((slug) => !isTypedChallenge(slug)),
    sentenceTopics: {},
    ownCost: undefined,
  };
}

/** What was typed, by the question that it answers. */
export function typedTexts(answers: Answers): Record<string, string> {
  const discreet = redactAnswers(answers);
  const texts = TYPED_QUESTIONS.map(({ key, promptLabel }) => [promptLabel, discreet[key]]);
  const ownChallenges = [
    "challenges in other words",
    discreet.businessChallenges.filter(isTypedChallenge).join("; "),
  ];
  return Object.fromEntries([...texts, ownChallenges].filter(([, text]) => text));
}

/** Those whose typed answer a model is given; the others' answers never leave. */
const TYPED_QUESTIONS = STORED_QUESTIONS.filter(isTyped).filter(
  ({ promptLabel }) => promptLabel !== undefined,
);

const KNOWN_CHALLENGES = new Set(challenges.map(({ slug }) => slug));
const isTypedChallenge = (slug: string): boolean => !KNOWN_CHALLENGES.has(slug) && !isNoneValue(slug);

export function redacted(text: string, { executiveName, executiveEmail, companyName }: Answers): string {
  const surnames = executiveName
    .split(/\s+/)
    .slice(1)
    .filter((part) => part.length > 1);
  const exact = [executiveEmail ?? "", executiveName, ...surnames].filter((part) => part !== "");
  const withoutNumbers = text.replace(EMAIL, LEFT_OUT).replace(PHONE, LEFT_OUT);
  const withoutCompany = replaceAll(withoutNumbers, companyName, COMPANY);
  return exact.reduce((rest, part) => replaceAll(rest, part, LEFT_OUT), withoutCompany);
}

function replaceAll(text: string, part: string, by: string): string {
  if (part.trim() === "") return text;
  const literal = escapeRegExp(part.trim());
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "giu"), () => by);
}
