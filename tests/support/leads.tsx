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
  hasReport: true,
  callRequest: null,
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

export const LIST = "GET /api/admin/assessments";
export const DETAILS = `${LIST}/${LEAD.id}/details`;

/** The admin's screen at an address, with what the server answers to each call. */
export function openAdmin(answers: Parameters<typeof fakeCalls>[0], address = "") {
  window.history.replaceState(null, "", `/admin${address}`);
  localStorage.setItem("adminToken", "A");
  const sent = fakeCalls({ "GET /api/admin/leads/owners": OWNERS, ...answers });
  const view = openScreen(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AdminScreen />
    </SWRConfig>,
  );
  const asked = (call: string) => sent.filter(({ method, path }) => `${method} ${path}`.startsWith(call));
  return { ...view, sent, asked };
}
