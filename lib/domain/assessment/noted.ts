import type { DraftAnswers } from "./draft";
import { isNoneValue } from "./exclusivity";
import { labelOf, labelsOf } from "./options";
import { EMPLOYEE_BANDS, INDUSTRIES } from "./questions/company";
import { AI_TOOLS } from "./questions/experience";
import { ORG_ELEMENTS } from "./questions/organization";

const COUNTS = ["no", "one", "two", "three", "four", "five", "six"];
const MOST_NAMED = 3;

/** What the step before was good for, in one line at the head of the given one; null where it has not been answered. */
export function notedBefore(step: number, answers: DraftAnswers): string | null {
  if (step === 2) return company(answers);
  if (step === 3) return pressures(answers.businessChallenges.length);
  if (step === 4) return tools(answers.aiToolsUsed);
  return step === 5 ? inPlace(answers.orgAiElements) : null;
}

function company({ companyName, companyIndustry, companyEmployees }: DraftAnswers): string | null {
  if (companyIndustry === "" || companyEmployees === "") return null;
  const what = companyIndustry === "other" ? companyName : labelOf(INDUSTRIES, companyIndustry).toLowerCase();
  return `Noted: ${what}, ${labelOf(EMPLOYEE_BANDS, companyEmployees).toLowerCase()} people.`;
}

function pressures(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? "Noted: one pressure. Your report starts from it."
    : `Noted: ${COUNTS[count] ?? count} pressures. Your report starts from them.`;
}

function tools(picks: readonly string[]): string | null {
  if (picks.length === 0) return null;
  if (picks.some(isNoneValue)) return "Noted: no AI tools yet. Your report starts from there.";
  const labels = labelsOf(AI_TOOLS, picks);
  if (picks.includes("other") || labels.length > MOST_NAMED)
    return picks.length === 1
      ? "Noted: you have tried AI yourself."
      : `Noted: you have tried ${COUNTS[picks.length] ?? picks.length} AI tools yourself.`;
  return `Noted: you have tried ${new Intl.ListFormat("en-GB").format(labels)} yourself.`;
}

function inPlace(picks: readonly string[]): string | null {
  if (picks.length === 0) return null;
  if (picks.some(isNoneValue)) return "Noted: nothing in place yet. Your report says what comes first.";
  const all = ORG_ELEMENTS.filter(({ value }) => !isNoneValue(value)).length;
  return `Noted: ${COUNTS[picks.length] ?? picks.length} of ${COUNTS[all] ?? all} building blocks in place.`;
}
