import { withWholeFigures } from "@/lib/domain/report/line-breaks";

test.each([
  ["The trial ends on January 29.", "The trial ends on January\u00a029."],
  ["From December 1 to May 12", "From December\u00a01 to May\u00a012"],
  [
    "Weeks of Dec 7 to Dec 14, checked on Nov 21",
    "Weeks of Dec\u00a07 to Dec\u00a014, checked on Nov\u00a021",
  ],
  ["Readiness is 4.2 out of 10.", "Readiness is 4.2 out of\u00a010."],
  ["Two out of three may decide in March.", "Two out of three may decide in March."],
])("a line that says %j ends between no month and its day, and before no ten", (text, set) => {
  expect(withWholeFigures(text)).toBe(set);
});
