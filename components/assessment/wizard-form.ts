import { z } from "zod";
import { WizardAnswers } from "@/lib/domain/assessment/steps";
import { CONFIDENCE_DEFAULT } from "@/lib/domain/assessment/submission";

/** What the form holds while it is filled in: a choice that is not made yet is an empty text. */
export type WizardInput = { [Field in keyof z.input<typeof WizardAnswers>]: string | string[] | number };

export const EMPTY_ANSWERS: WizardInput = {
  executiveName: "",
  executiveTitle: "",
  executiveEmail: "",
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

/** The schema over what the form holds: the same rules, whatever has been chosen so far. */
export const WizardForm = z.preprocess((input: WizardInput): unknown => input, WizardAnswers);
