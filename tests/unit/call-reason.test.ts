import { type Callable, callReason, whyNow } from "@/lib/domain/lead/call-reason";

const now = new Date("2026-11-23T18:00:00Z");
const lead: Callable = {
  leadStatus: "new",
  leadOwnerId: null,
  leadScore: 4,
  paymentStatus: "pending",
  nextActionOn: null,
  callWaitingSince: null,
  reportOpenedAt: null,
  createdAt: "2026-11-21T18:00:00Z",
  mergedInto: null,
};

it.each<[Partial<Callable>, string, string | null]>([
  [{ callWaitingSince: "2026-11-23T16:00:00Z", leadStatus: "won" }, "asked", "Asked for a call 2 h ago"],
  [{ nextActionOn: "2026-11-23" }, "due", "Follow-up due today"],
  [{ nextActionOn: "2026-11-18", leadStatus: "contacted" }, "due", "Overdue since Nov 18"],
  [{ nextActionOn: "2025-12-30", leadStatus: "contacted" }, "due", "Overdue since Dec 30, 2025"],
  [{ nextActionOn: "2026-11-24", leadScore: 9 }, "none", null],
  [{ nextActionOn: "2026-11-18", leadStatus: "lost" }, "none", null],
  [
    { paymentStatus: "paid", reportOpenedAt: "2026-11-23T17:00:00Z" },
    "read",
    "Paid, opened the report 1 h ago",
  ],
  [
    { paymentStatus: "coupon_used", reportOpenedAt: "2026-11-23T17:00:00Z" },
    "read",
    "Redeemed a coupon, opened the report 1 h ago",
  ],
  [{ paymentStatus: "refunded", reportOpenedAt: "2026-11-23T17:00:00Z" }, "open", null],
  [{ leadScore: 7, mergedInto: {} }, "none", null],
  [{ leadScore: 7 }, "starred", "Starred 2 d ago, no owner"],
  [{ leadScore: 7, leadOwnerId: "an admin" }, "open", null],
  [{ leadScore: 7, leadStatus: "contacted" }, "open", null],
])("a lead with %j is %s: %s", (some, reason, words) => {
  expect(callReason({ ...lead, ...some }, now)).toBe(reason);
  expect(whyNow({ ...lead, ...some }, now)).toBe(words);
});
