import { call } from "./client";

/** Answers that the server takes; what a test is about goes on top. */
export const submission = (some: Record<string, unknown> = {}) => ({
  executiveName: "Margaret Osei",
  executiveTitle: "President",
  executiveEmail: "m.osei@example.com",
  companyName: "Halden Creek Joinery Ltd.",
  companyRevenue: "10m-50m",
  companyEmployees: "51-200",
  companyIndustry: "manufacturing",
  companyBusinessModel: "b2b",
  companyMarkets: "north-america",
  headOfficeLocation: "vancouver-island",
  officeExpansion: ["only-bc"],
  businessChallenges: ["cutting_unplanned_downtime_on_critical_equipment"],
  otherChallenge: "Quotes for custom millwork take two weeks",
  aiConfidence: 5,
  aiToolsUsed: ["chatgpt", "copilot"],
  aiExperience: "Two estimators use ChatGPT to draft scope letters. It saves a few hours a week.",
  aiPerception: "helpful_tool",
  orgAiElements: ["dept_pilots", "internal_champions"],
  orgPosture: "exploring",
  aiFriction: "Nobody knows what may be pasted into these tools",
  aiDepartments: ["operations", "sales", "finance"],
  enterprisePlatforms: ["microsoft365", "netsuite"],
  preparednessLevel: "somewhat",
  householdAiUse: ["travel", "education"],
  childAiConcerns: ["shortcuts", "privacy"],
  rulesForChildren: "informal",
  ...some,
});

/** Submits an assessment and gives back its id. */
export async function submit(url: string, some: Record<string, unknown> = {}): Promise<string> {
  const answer = await call(`${url}/api/assessments`, { body: submission(some) });
  if (answer.status !== 201) throw new Error(`Submission refused: ${answer.status} ${answer.text}`);
  return answer.body.assessmentId;
}

export const redeem = (url: string, assessmentId: string, code = "DEMO2025", from?: string) =>
  call(`${url}/api/validate-coupon`, { body: { code, assessmentId }, from });

export const TEST_CARD = {
  number: "4242 4242 4242 4242",
  expiry: "12/30",
  cvc: "123",
  name: "Margaret Osei",
};

export const pay = (url: string, assessmentId: string, cardDetails: unknown = TEST_CARD, from?: string) =>
  call(`${url}/api/process-payment`, { body: { assessmentId, amount: 49, cardDetails }, from });
