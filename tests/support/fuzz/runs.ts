import fc from "fast-check";

/** One class of characters each, and such as a reader may have to take back: marks, halves, escapes, openings. */
const UNITS = [
  ..."aZ9 \t\n.-_@/\\\"'[{(<%:,",
  "\u0301\u0316",
  "\u0300",
  "a\u0301\u0316\u0301",
  "\u1100\u1161",
  "\u0915\u094d",
  "\ud800",
  "\udc00",
  "\ud83d\ude00",
  "\u200d",
  "\u00a0",
  "\u0130",
  "\u00df",
  "\u0000",
  "a@a.",
  "\r\n",
  "\\u0022",
];

const MOST_BYTES = 200_000;

/** The same again and again, up to nearly as much as a body may have. */
export const longRun: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...UNITS), fc.integer({ min: 1_000, max: MOST_BYTES }))
  .map(([unit, bytes]) => unit.repeat(Math.ceil(bytes / Buffer.byteLength(unit))));

/** A body that begins as JSON does and never ends. */
export const endlessBody: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom("", '"', "[", '["', '{"', '{"a":"', '{"a":["\\'), longRun)
  .map(([opening, run]) => `${opening}${run}`);
