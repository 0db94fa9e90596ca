/** The points of the readiness method, version playbook-2: 50 from the top down, 50 from the bottom up. */
export const SCORING_VERSION = "playbook-2";

/** The most that each line can bring: 50 from the top down, 50 from the bottom up. */
export const MOST_POINTS = {
  posture: 14,
  policy: 8,
  budget: 7,
  leaderConfidence: 7,
  steering: 6,
  perception: 5,
  executiveInvolved: 3,
  tools: 12,
  platforms: 10,
  pilots: 8,
  champions: 6,
  breadth: 6,
  experience: 5,
  consultants: 3,
} as const;

/** A line of the score, by its key. */
export type PointKey = keyof typeof MOST_POINTS;

export const POSTURE_POINTS: Readonly<Record<string, number>> = {
  fearful: 0,
  curious: 4,
  exploring: 7,
  activating: 11,
  championing: 14,
};

export const PERCEPTION_POINTS: Readonly<Record<string, number>> = {
  overhyped: 0,
  not_sure: 1,
  potential_threat: 2,
  helpful_tool: 4,
  major_opportunity: 5,
};

/** By the slider's position, from 1 to 10. */
export const CONFIDENCE_POINTS = [0, 1, 2, 2, 3, 4, 5, 5, 6, 7] as const;

/** By the number of distinct tools, from none to four or more. */
export const TOOL_POINTS = [0, 4, 7, 10, 12] as const;

/** By the number of departments, from none to five or more. One pick carries no information. */
export const BREADTH_POINTS = [0, 0, 1, 2, 4, 6] as const;

export const RECORD_PLATFORMS: ReadonlySet<string> = new Set([
  "salesforce",
  "hubspot",
  "netsuite",
  "sap",
  "workday",
  "quickbooks",
]);
export const SUITE_PLATFORMS: ReadonlySet<string> = new Set(["microsoft365", "slack", "zoom", "jira"]);

export const GOVERNANCE_ELEMENTS = ["ai_policy", "steering_committee", "dedicated_budget"] as const;
export const CAPABILITY_ELEMENTS = ["dept_pilots", "internal_champions"] as const;

const USE_WORDS =
  /\b(workflow|process|automat\w*|pilot\w*|deploy\w*|roll(?:ed|ing)?[ -]?out|production|integrat\w*|team|customers?|clients?|policy|training|trained)\b/i;
const OUTCOME_WORDS =
  /\d|\b(saved?|saving|reduc\w*|cut|faster|increase\w*|improv\w*|hours?|percent|revenue|cost)\b|[%$]/i;
const EXPERIENCE_MIN_CHARACTERS = 15;

/** 0 to 5: that there is something to tell, that it names a use, that it names an outcome. */
export function experiencePoints(experience: string, isEmptyTalk: (text: string) => boolean): number {
  const told = experience.trim();
  if (told.length < EXPERIENCE_MIN_CHARACTERS || isEmptyTalk(told)) return 0;
  return 2 + (USE_WORDS.test(told) ? 2 : 0) + (OUTCOME_WORDS.test(told) ? 1 : 0);
}

/** 0 to 10: a system of record, a work suite, and up to three further ones. */
export function platformPoints(platforms: ReadonlySet<string>): number {
  if (platforms.size === 0) return 0;
  const hasRecord = [...platforms].some((platform) => RECORD_PLATFORMS.has(platform));
  const hasSuite = [...platforms].some((platform) => SUITE_PLATFORMS.has(platform));
  const further = platforms.size - (hasRecord ? 1 : 0) - (hasSuite ? 1 : 0);
  return Math.min(10, (hasRecord ? 4 : 0) + (hasSuite ? 3 : 0) + Math.min(3, further));
}
