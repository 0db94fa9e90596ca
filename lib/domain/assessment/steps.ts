import type { AssessmentField } from "./submission";

export const STEP_COUNT = 5;

interface Step {
  title: string;
  /** What Continue checks. The remaining fields of the step are checked by Complete Assessment. */
  required: readonly AssessmentField[];
  fields: readonly AssessmentField[];
}

export const STEPS: readonly Step[] = [
  {
    title: "You and your company",
    required: [
      "executiveName",
      "executiveTitle",
      "executiveEmail",
      "companyName",
      "companyRevenue",
      "companyEmployees",
      "companyIndustry",
      "headOfficeLocation",
    ],
    fields: [
      "executiveName",
      "executiveTitle",
      "executiveEmail",
      "followUpEmail",
      "companyName",
      "companyRevenue",
      "companyEmployees",
      "companyIndustry",
      "companyBusinessModel",
      "companyMarkets",
      "headOfficeLocation",
      "customLocation",
      "officeExpansion",
    ],
  },
  {
    title: "Your business challenges",
    required: ["businessChallenges"],
    fields: ["businessChallenges", "otherChallenge"],
  },
  {
    title: "You and AI",
    required: ["aiConfidence", "aiToolsUsed", "aiPerception"],
    fields: ["aiConfidence", "aiToolsUsed", "aiExperience", "aiPerception"],
  },
  {
    title: "Your organization and AI",
    required: ["orgAiElements", "orgPosture", "aiDepartments"],
    fields: [
      "orgAiElements",
      "orgPosture",
      "aiFriction",
      "aiDepartments",
      "enterprisePlatforms",
      "otherPlatforms",
    ],
  },
  {
    title: "Your family and AI",
    required: ["preparednessLevel", "householdAiUse", "childAiConcerns", "rulesForChildren"],
    fields: [
      "preparednessLevel",
      "householdAiUse",
      "householdAiUseOther",
      "childAiConcerns",
      "rulesForChildren",
    ],
  },
];

/** The first step, from 1, that holds one of the fields; undefined where none does. */
export function stepOf(fields: readonly string[]): number | undefined {
  const index = STEPS.findIndex((step) => step.fields.some((field) => fields.includes(field)));
  return index < 0 ? undefined : index + 1;
}

/** What Continue lets pass and Complete Assessment asks for. */
export const ASKED_AT_THE_END = [
  "companyBusinessModel",
  "companyMarkets",
  "officeExpansion",
  "enterprisePlatforms",
] as const satisfies readonly AssessmentField[];

/** The first of the steps before this one with answers left open, and which these are. */
export function openBefore(
  step: number,
  isOpen: (field: (typeof ASKED_AT_THE_END)[number]) => boolean,
): { step: number; fields: AssessmentField[] } | null {
  const open = ASKED_AT_THE_END.filter(isOpen);
  const first = stepOf(open);
  if (first === undefined || first >= step) return null;
  return { step: first, fields: open.filter((field) => stepOf([field]) === first) };
}
