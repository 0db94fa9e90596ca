import { CONFIDENCE_DEFAULT } from "./confidence";
import type { AssessmentField, AssessmentSubmission } from "./submission";

/** The answers while they are being given: nothing chosen is "" or an empty list. */
export type DraftAnswers = { [Field in keyof AssessmentSubmission]: Drafted<AssessmentSubmission[Field]> };

type Drafted<Answer> = Answer extends number
  ? number
  : Answer extends boolean
    ? boolean
    : Answer extends readonly string[]
      ? string[]
      : string;

export const NO_ANSWERS: Required<DraftAnswers> = {
  executiveName: "",
  executiveTitle: "",
  executiveEmail: "",
  followUpEmail: false,
  companyName: "",
  companyRevenue: "",
  companyEmployees: "",
  companyIndustry: "",
  companyBusinessModel: "",
  companyMarkets: "",
  headOfficeLocation: "",
  customLocation: "",
  officeExpansion: [],
  businessChallenges: [],
  otherChallenge: "",
  aiConfidence: CONFIDENCE_DEFAULT,
  aiToolsUsed: [],
  aiExperience: "",
  aiPerception: "",
  orgAiElements: [],
  orgPosture: "",
  aiFriction: "",
  aiDepartments: [],
  enterprisePlatforms: [],
  otherPlatforms: "",
  preparednessLevel: "",
  householdAiUse: [],
  householdAiUseOther: "",
  childAiConcerns: [],
  rulesForChildren: "",
};

/** What can be used of answers that were kept elsewhere, however old or damaged; the rest is unanswered. */
export function draftFrom(kept: unknown): DraftAnswers {
  if (typeof kept !== "object" || kept === null) return NO_ANSWERS;
  const usable = Object.entries(kept).filter(
    ([field, answer]) => isAssessmentField(field) && isSameKind(answer, NO_ANSWERS[field]),
  );
  return { ...NO_ANSWERS, ...Object.fromEntries(usable) };
}

export const isAssessmentField = (name: string): name is AssessmentField => Object.hasOwn(NO_ANSWERS, name);

function isSameKind(answer: unknown, unanswered: string | number | boolean | string[]): boolean {
  if (!Array.isArray(unanswered)) return typeof answer === typeof unanswered;
  return Array.isArray(answer) && answer.every((each) => typeof each === "string");
}
