import { monthsBefore } from "@/lib/domain/retention";

test.each([
  ["2026-11-21T10:00:00.000Z", 24, "2024-11-21T10:00:00.000Z"],
  ["2026-03-31T23:59:59.999Z", 1, "2026-02-28T23:59:59.999Z"],
  ["2028-02-29T00:00:00.000Z", 12, "2027-02-28T00:00:00.000Z"],
  ["2026-01-15T12:00:00.000Z", 13, "2024-12-15T12:00:00.000Z"],
])("%s less %d months is %s", (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then);
});
