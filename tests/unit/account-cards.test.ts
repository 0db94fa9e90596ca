import { relativeTime } from "@/lib/domain/dates";
import { paymentBadge } from "@/lib/domain/payment/payment-badge";

const NOW = new Date("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T12:00:05Z", "just now"],
  ["2026-11-21T11:59:30Z", "just now"],
  ["2026-11-21T11:58:30Z", "1 minute ago"],
  ["2026-11-21T09:00:00Z", "3 hours ago"],
  ["2026-11-20T11:00:00Z", "yesterday"],
  ["2026-11-12T11:00:00Z", "last week"],
  ["2026-10-12T11:00:00Z", "last month"],
  ["2024-10-12T11:00:00Z", "2 years ago"],
])("what was made at %s was made %s", (made, words) => {
  expect(relativeTime(new Date(made), NOW)).toBe(words);
});

test.each([
  ["paid", "Paid"],
  ["coupon_used", "Coupon used"],
  ["pending", "Pending"],
  ["refunded", "Unknown"],
  ["anything", "Unknown"],
])("the payment status %s is shown as %s", (status, label) => {
  expect(paymentBadge(status).label).toBe(label);
});
