import { auditDetails } from "@/lib/domain/audit/details";

const ANA = "5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11";
const nameOf = (id: string) => (id === ANA ? "ana@example.com" : undefined);

test.each([
  [{ stageFrom: "new", stageTo: "contacted" }, "Stage: New → Contacted"],
  [
    { stageFrom: "contacted", stageTo: "lost", ownerFrom: "", ownerTo: ANA },
    "Stage: Contacted → Lost; Owner: Unassigned → ana@example.com",
  ],
  [{ ownerFrom: "an account that was deleted", ownerTo: "" }, "Owner: deleted user → Unassigned"],
  [{ nextFrom: "", nextTo: "2026-12-09" }, "Next action: none → Dec 9, 2026"],
  [{ callFrom: "waiting", callTo: "voicemail" }, "Call request: Waiting → Voicemail"],
  [{ fields: "status" }, "Stage changed"],
  [{ fields: "status ownerId" }, "Stage and owner changed"],
  [{ changed: "email, role", role: "admin" }, "Email and role changed; Role: admin"],
  [{ assessmentsDeleted: 0 }, "0 assessments deleted"],
  [{ assessmentsDeleted: 1 }, "1 assessment deleted"],
  [{ format: "csv", type: "comprehensive" }, "CSV; comprehensive"],
  [{ full: false }, "Partial refund"],
  [{ state: "needs_response" }, "Needs response"],
  [{ code: "DEMO2025" }, "Code DEMO2025"],
  [{ count: 6 }, "6 tools"],
  [{ what: "refund due" }, "Refund due"],
  [{ outcome: "voicemail" }, "Voicemail"],
  [
    { days: 30, share: "726cc8d5-b7cc-4807", withTeam: false, withInterview: true },
    "For 30 days; Link 726cc8d5; With the interview",
  ],
  [{ proof: "device" }, "Proven by the device that submitted it"],
  [{ interviews: 1 }, "1 interview"],
  [{ purpose: "ai_call" }, "An automated call by the AI voice agent"],
  [{ published: 3, withdrawn: 0 }, "3 groups published"],
  [{ fields: "name query" }, "Name and filters changed"],
  [{ somethingNew: 3 }, "Something new: 3"],
  [{}, ""],
])("the audit says in words what was written down beside an action: %j", (meta, words) => {
  expect(auditDetails(meta, nameOf)).toBe(words);
});
