import type { Example } from "./example";

/** Campaigns, the log as a file, and what a new dashboard begins with. */
export const FIGURE_EXAMPLES: Readonly<Record<string, Example>> = {
  "GET /api/admin/campaigns": { query: { days: "30" } },
  "POST /api/admin/campaigns": {
    body: {
      code: "$campaignCode",
      label: "Coast evening",
      couponCode: null,
      startsAt: "2026-01-01",
      endsAt: "2031-01-31",
    },
  },
  "PATCH /api/admin/campaigns/[id]": {
    params: { id: "$campaign" },
    body: { label: "Coast evening", couponCode: null, startsAt: null, endsAt: "2031-01-31" },
  },
  "GET /api/admin/first-steps": {},
  "DELETE /api/admin/samples": {},
  "POST /api/admin/samples": { body: {} },
  "GET /api/admin/audit/export": { query: { action: "signed_in", q: "example" } },
};
