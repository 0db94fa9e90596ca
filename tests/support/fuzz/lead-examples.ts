import { type Example, onAssessment } from "./example";

/** The calls by which leads are worked. */
export const LEAD_EXAMPLES: Readonly<Record<string, Example>> = {
  "GET /api/admin/today": {},
  "GET /api/admin/views": {},
  "POST /api/admin/views": { body: { name: "Manufacturers", query: "industry=manufacturing&sort=score" } },
  "PATCH /api/admin/views/[id]": { params: { id: "$uuid" }, body: { name: "Makers" }, answers: 404 },
  "DELETE /api/admin/views/[id]": { params: { id: "$uuid" }, answers: 404 },
  "POST /api/admin/leads/bulk": {
    body: { ids: ["$disposable"], change: { stage: "contacted", ownerId: null } },
  },
  "GET /api/admin/leads/owners": {},
  "PATCH /api/admin/leads/[id]": {
    ...onAssessment("$open"),
    body: { status: "won", ownerId: null, nextActionOn: "2031-01-31", version: 0 },
  },
  "POST /api/admin/leads/[id]/calls": { ...onAssessment("$open"), body: { outcome: "voicemail" } },
  "POST /api/admin/leads/[id]/merge": {
    ...onAssessment("$open"),
    body: { version: 0, others: [{ id: "$open", version: 0 }] },
  },
  "POST /api/admin/leads/[id]/separate": { ...onAssessment("$open"), body: { version: 0 } },
  "POST /api/admin/leads/[id]/notes": { ...onAssessment("$open"), body: { text: "Called; asks for May." } },
};
