import type { Answers } from "@/lib/domain/assessment/assessment";

const EMPTY: Answers = {
  executiveName: "Alex Example",
  executiveTitle: "",
  executiveEmail: null,
  companyName: "Example Works",
  companyRevenue: "under-1m",
  companyEmployees: "1-10",
  companyIndustry: "other",
  companyBusinessModel: null,
  companyMarkets: null,
  headOfficeLocation: null,
  customLocation: null,
  officeExpansion: [],
  businessChallenges: [],
  otherChallenge: null,
  aiConfidence: 1,
  aiToolsUsed: [],
  aiExperience: null,
  aiPerception: "not_sure",
  orgAiElements: [],
  orgPosture: "curious",
  aiFriction: null,
  aiDepartments: [],
  enterprisePlatforms: [],
  otherPlatforms: null,
  preparednessLevel: null,
  householdAiUse: [],
  householdAiUseOther: null,
  childAiConcerns: [],
  rulesForChildren: null,
};

/** Answers with the given ones in place. */
export const answersFor = (some: Partial<Answers>): Answers => ({ ...EMPTY, ...some });
