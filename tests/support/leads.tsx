import { SWRConfig } from "swr";
import { AdminScreen } from "@/components/admin/shell/admin-screen";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { openScreen } from "./account";
import { fakeCalls } from "./fake-server";

export const LEAD: Lead = {
  id: "c66feea1-815e-4a70-a0c8-2a01df93f284",
  executiveName: "Margaret Osei",
  executiveTitle: "President",
  executiveEmail: "m.osei@example.com",
  companyName: "Halden Creek Joinery Ltd.",
  companyIndustry: "travel-hospitality-tourism",
  companyRevenue: "10m-50m",
  companyEmployees: "51-200",
  aiReadinessScore: 48,
  roadmapGenerated: true,
  leadScore: 8,
  leadQualified: true,
  paymentStatus: "pending",
  createdAt: "2026-11-18T20:00:00.000Z",
  leadStatus: "new",
  leadOwner: null,
  leadOwnerId: null,
  version: 0,
  nextActionOn: null,
  callWaitingSince: null,
  reportOpenedAt: null,
  hasReport: true,
  callRequest: null,
  retakePoints: null,
  mergedInto: null,
  mergedCount: 0,
};

const NOT_ANSWERED = {
  officeExpansion: [],
  aiToolsUsed: [],
  orgAiElements: [],
  aiDepartments: [],
  enterprisePlatforms: [],
};

/** What is known of it, with its questions written and a team check under way. */
export const LEAD_DETAILS = {
  assessment: {
    ...LEAD,
    ...NOT_ANSWERED,
    businessChallenges: [],
    otherChallenge: null,
    aiConfidence: 7,
    aiExperience: null,
    aiPerception: "helpful_tool",
    orgPosture: "exploring",
    aiFriction: null,
    otherPlatforms: null,
    aiReadinessScore: null,
  },
  followUpQuestions: {
    q1Primary: "First?",
    q1Followup: "And then?",
    q2Primary: "Second?",
    q2Followup: "And so?",
    q3Primary: "Third?",
    q3Followup: "And why?",
    promptVersion: "playbook-7",
    generatedAt: "2026-11-18T20:05:00.000Z",
  },
  roadmap: { content: "An older roadmap, as text", createdAt: "2026-11-18T20:05:00.000Z" },
  aiRecommendations: [],
  payments: [],
  callRequests: [],
  writingCosts: [],
  teamCheck: { status: "open", expected: 5, answered: 3 },
  activity: [{ at: "2026-11-18T21:00:00.000Z", text: "Opened the report", by: null, from: null }],
  sameEmail: [],
  mergedInto: null,
  work: { leadStatus: "new", leadOwnerId: null, nextActionOn: null, version: 3, notes: [] },
};

export const listOf = (...assessments: Lead[]) => ({
  body: {
    assessments,
    metrics: { totalAssessments: 1234, qualifiedLeads: 56, aiRoadmaps: 78, completionRate: 6 },
    newestAt: assessments[0]?.createdAt ?? null,
    total: assessments.length,
    isTotalExact: true,
    hasMore: false,
    page: 1,
    limit: 50,
  },
});

const OWNERS = {
  body: { owners: [{ id: "5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11", email: "admin@example.com" }] },
};

const FIRST_STEPS = { body: { isShared: false, hasCoupon: true, hasColleague: false, samples: 0 } };

const CAMPAIGNS = {
  body: { days: 7, campaigns: [], other: { id: null, counts: [] }, none: { counts: [] } },
};

export const LIST = "GET /api/admin/assessments";
export const DETAILS = `${LIST}/${LEAD.id}/details`;

/** The admin's screen at an address, with what the server answers to each call. */
export function openAdmin(answers: Parameters<typeof fakeCalls>[0], address = "") {
  window.history.replaceState(null, "", `/admin${address}`);
  localStorage.setItem("adminToken", "A");
  const sent = fakeCalls({
    "GET /api/admin/leads/owners": OWNERS,
    "GET /api/admin/campaigns": CAMPAIGNS,
    "GET /api/admin/first-steps": FIRST_STEPS,
    ...answers,
  });
  const view = openScreen(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AdminScreen />
    </SWRConfig>,
  );
  const asked = (call: string) => sent.filter(({ method, path }) => `${method} ${path}`.startsWith(call));
  return { ...view, sent, asked };
}
