import { z } from "zod";
import { line, optionalText } from "../text";
import { CONFIDENCE_MAX, CONFIDENCE_MIN } from "./confidence";
import { arePicksConsistent } from "./exclusivity";
import * as say from "./messages";
import * as list from "./options";

export const CHALLENGES_MAX = 12;

/**
 * What the wizard sends and the server stores: everything a person answers. What the server works out
 * (id, scores, payment, times) is not in it, and a request that brings it along has it dropped.
 */
export const AssessmentSubmission = z.object({
  executiveName: line(say.NAME_REQUIRED),
  executiveTitle: line(say.TITLE_REQUIRED),
  executiveEmail: z
    .string(say.EMAIL_INVALID)
    .max(254, { error: say.EMAIL_INVALID, abort: true })
    .pipe(z.union([z.literal(""), z.email(say.EMAIL_INVALID)], say.EMAIL_INVALID))
    .optional(),
  /** Whether follow-up messages may be sent: a choice of its own, never made for anybody. */
  followUpEmail: z.boolean().optional(),
  companyName: line(say.COMPANY_REQUIRED),
  companyRevenue: choice(list.REVENUES, say.REVENUE_REQUIRED),
  companyEmployees: choice(list.EMPLOYEE_BANDS, say.EMPLOYEES_REQUIRED),
  companyIndustry: choice(list.INDUSTRIES, say.INDUSTRY_REQUIRED),
  companyBusinessModel: choice(list.BUSINESS_MODELS, say.MODEL_REQUIRED),
  companyMarkets: choice(list.MARKETS, say.MARKETS_REQUIRED),
  headOfficeLocation: choice(list.HEAD_OFFICES, say.HEAD_OFFICE_REQUIRED),
  customLocation: optionalText(),
  officeExpansion: picks(list.OFFICE_EXPANSIONS, say.PICK_AT_LEAST_ONE),

  businessChallenges: challengeSlugs(),
  otherChallenge: optionalText(),

  aiConfidence: z
    .int(say.CONFIDENCE_RANGE)
    .min(CONFIDENCE_MIN, say.CONFIDENCE_RANGE)
    .max(CONFIDENCE_MAX, say.CONFIDENCE_RANGE),
  aiToolsUsed: picks(list.AI_TOOLS, say.PICK_AT_LEAST_ONE),
  aiExperience: optionalText(),
  aiPerception: choice(list.PERCEPTIONS, say.NO_MESSAGE),

  orgAiElements: picks(list.ORG_ELEMENTS, say.PICK_AT_LEAST_ONE),
  orgPosture: choice(list.POSTURES, say.NO_MESSAGE),
  aiFriction: optionalText(),
  aiDepartments: picks(list.DEPARTMENTS, say.PICK_AT_LEAST_ONE),
  enterprisePlatforms: picks(list.PLATFORMS, say.PICK_AT_LEAST_ONE),
  otherPlatforms: optionalText(),

  preparednessLevel: choice(list.PREPAREDNESS_LEVELS, say.PREPAREDNESS_REQUIRED),
  householdAiUse: picks(list.HOUSEHOLD_USES, say.HOUSEHOLD_USE_REQUIRED),
  householdAiUseOther: optionalText(),
  childAiConcerns: picks(list.CHILD_CONCERNS, say.CHILD_CONCERN_REQUIRED),
  rulesForChildren: choice(list.HOUSEHOLD_RULES, say.RULES_REQUIRED),
});

export type AssessmentSubmission = z.infer<typeof AssessmentSubmission>;
export type AssessmentField = keyof AssessmentSubmission;

/** The message is given by a function: Zod takes an empty text for no message and puts its own. */
function choice<Value extends string>(options: readonly list.Option<Value>[], message: string) {
  return z.enum(list.valuesOf(options), { error: () => message });
}

function picks<Value extends string>(options: readonly list.Option<Value>[], atLeastOne: string) {
  return z
    .array(z.enum(list.valuesOf(options), say.CHOOSE_ONE), atLeastOne)
    .min(1, atLeastOne)
    .max(options.length, say.PICKS_INCONSISTENT)
    .refine(arePicksConsistent, say.PICKS_INCONSISTENT);
}

/** Any slug, because the texts behind the challenges may change while the answers stay. */
function challengeSlugs() {
  return z
    .array(z.string(say.CHOOSE_ONE).regex(/^[a-z0-9_]{1,200}$/, say.CHOOSE_ONE), say.PICK_AT_LEAST_ONE)
    .min(1, say.PICK_AT_LEAST_ONE)
    .max(CHALLENGES_MAX, say.PICKS_INCONSISTENT)
    .refine(arePicksConsistent, say.PICKS_INCONSISTENT);
}
