import { splitAtNumbers, withLastWordsTogether, withWholeFigures } from "@/lib/domain/report/line-breaks";

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

test.each([
  ["call 1-800-668-6868 or text", ["1-800-668-6868"]],
  ["AI by businesses (Table 33-10-1167-01)", ["33-10-1167-01"]],
  ["AI use (CES-26-25), a 2-5 minute read", ["CES-26-25", "2-5"]],
  ["A one-page rule for B2B firms, 51 to 200 people", []],
])("of %j the numbers in parts are whole, and no word is lost", (text, numbers) => {
  const parts = splitAtNumbers(text);
  expect(parts.filter(({ isNumber }) => isNumber).map((part) => part.text)).toEqual(numbers);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

test.each([
  ["and vendors have to answer before any trial.", "and vendors have to answer before any\u00a0trial."],
  ["The trial ends on April 1, 2027.", "The trial ends on April 1,\u00a02027."],
  ["A long word: responsibilities notwithstanding", "A long word: responsibilities notwithstanding"],
  ["Two words", "Two words"],
])("the last word of %j is no line of its own, unless it is long enough for one", (text, set) => {
  expect(withLastWordsTogether(text)).toBe(set);
});
