import { auditDetails } from "@/lib/domain/audit/details";

test.each([
  [{ fields: "status" }, "Stage changed"],
  [{ fields: "status ownerId" }, "Stage and owner changed"],
  [{ changed: "email, role", role: "admin" }, "Email and role changed, Role: admin"],
  [{ assessmentsDeleted: 0 }, "0 assessments deleted"],
  [{ assessmentsDeleted: 1 }, "1 assessment deleted"],
  [{ format: "csv", type: "comprehensive" }, "CSV, comprehensive"],
  [{ full: false }, "Partial refund"],
  [{ state: "needs_response" }, "Needs response"],
  [{ code: "DEMO2025" }, "Code DEMO2025"],
  [{ count: 6 }, "6 tools"],
  [{ what: "refund due" }, "Refund due"],
  [{ somethingNew: 3 }, "Something new: 3"],
  [{}, ""],
])("the audit says in words what was written down beside an action: %j", (meta, words) => {
  expect(auditDetails(meta)).toBe(words);
});
