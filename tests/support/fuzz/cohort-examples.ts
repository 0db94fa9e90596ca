/** The calls about groups of firms, as they are meant. */
export const COHORT_EXAMPLES = {
  "GET /api/cohorts/[token]/report.pdf": { params: { token: "x".repeat(43) }, answers: 404 },
  "GET /api/cohorts/[token]/deck.pptx": { params: { token: "x".repeat(43) }, answers: 404 },
  "GET /api/admin/cohorts": {},
  "POST /api/admin/cohorts": { body: { name: "Spring evening", couponCodes: ["CHANGING"], floor: 8 } },
  "GET /api/admin/cohorts/[id]": { params: { id: "$cohort" } },
  "PATCH /api/admin/cohorts/[id]": { params: { id: "$cohort" }, body: { name: "Evening", floor: 9 } },
  "DELETE /api/admin/cohorts/[id]": { params: { id: "$spareCohort" } },
  "POST /api/admin/cohorts/[id]/publish": { params: { id: "$cohort" }, body: {}, answers: 409 },
  "POST /api/admin/cohorts/[id]/link": { params: { id: "$cohort" }, body: {}, answers: 409 },
  "DELETE /api/admin/cohorts/[id]/link": { params: { id: "$cohort" } },
  "GET /api/admin/comparisons": {},
  "POST /api/admin/comparisons/publish": { body: {} },
};
