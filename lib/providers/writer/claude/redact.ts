import type { Answers } from "@/lib/domain/assessment/assessment";
import { isNoneValue } from "@/lib/domain/assessment/exclusivity";
import { challenges } from "@/lib/knowledge/knowledge";

/** Stands where the company's name belongs; the name itself stays here. */
export const COMPANY = "{company}";
/** Likewise the first name, which only the questions of a call use. */
export const FIRST_NAME = "{name}";
const LEFT_OUT = "[left out]";

const EMAIL = /[^\s@<>()",;:]+@[^\s@<>()",;:]+/g;
const PHONE = /(?:\+|\b)\d[\d\s().-]{7,}\d/g;

/**
 * Redaction: the answers as a model may see them: without names, email and family, and with free text
 * cleared of addresses, telephone numbers and their own surname.
 */
export function redactAnswers(answers: Answers): Answers {
  const clear = (text: string | null) => (text === null ? null : redacted(text, answers));
  return {
    ...answers,
    executiveName: FIRST_NAME,
    executiveEmail: null,
    executiveTitle: redacted(answers.executiveTitle, answers),
    companyName: COMPANY,
    customLocation: null,
    businessChallenges: answers.businessChallenges.map((slug) => redacted(slug, answers)),
    otherChallenge: clear(answers.otherChallenge),
    aiExperience: clear(answers.aiExperience),
    aiFriction: clear(answers.aiFriction),
    otherPlatforms: clear(answers.otherPlatforms),
    ...NO_FAMILY,
  };
}

/** The same answers with nothing in them that was typed: every word that the playbook makes of them is ours. */
export function untypedAnswers(answers: Answers): Answers {
  const known = new Set(challenges.map(({ slug }) => slug));
  return {
    ...redactAnswers(answers),
    executiveTitle: "",
    businessChallenges: answers.businessChallenges.filter((slug) => known.has(slug) || isNoneValue(slug)),
    otherChallenge: null,
    aiExperience: null,
    aiFriction: null,
    otherPlatforms: null,
  };
}

/** What was typed, by the question that it answers. */
export function typedTexts(answers: Answers): Record<string, string> {
  const known = new Set(challenges.map(({ slug }) => slug));
  const discreet = redactAnswers(answers);
  const texts: [string, string | null][] = [
    ["title", discreet.executiveTitle],
    ["other challenge", discreet.otherChallenge],
    ["experience with AI so far", discreet.aiExperience],
    ["what gets in the way", discreet.aiFriction],
    ["other systems", discreet.otherPlatforms],
    [
      "challenges in other words",
      discreet.businessChallenges.filter((slug) => !known.has(slug) && !isNoneValue(slug)).join("; "),
    ],
  ];
  return Object.fromEntries(
    texts.flatMap(([question, text]) => (text === null || text === "" ? [] : [[question, text]])),
  );
}

/** The person's answers about home go to no vendor: that part of the report is the playbook's alone. */
const NO_FAMILY = {
  preparednessLevel: null,
  householdAiUse: [],
  householdAiUseOther: null,
  childAiConcerns: [],
  rulesForChildren: null,
};

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
  const literal = part.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "giu"), () => by);
}
