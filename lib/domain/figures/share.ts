const FRACTIONS = [
  [1, 10, "One in ten"],
  [1, 5, "One in five"],
  [1, 4, "A quarter"],
  [3, 10, "Three in ten"],
  [1, 3, "A third"],
  [2, 5, "Two in five"],
  [1, 2, "Half"],
  [3, 5, "Three in five"],
  [2, 3, "Two thirds"],
  [7, 10, "Seven in ten"],
  [3, 4, "Three quarters"],
  [4, 5, "Four in five"],
  [9, 10, "Nine in ten"],
] as const;

/** Further than this from a fraction, the fraction would not be true. */
const WITHIN = 0.02;
/** Of fewer, a share says little: their numbers are said instead. */
const LEAST = 20;

/** "Two in five": the plain fraction that a share comes close to; null where there is none, or too few to say so. */
export function shareInWords(part: number, whole: number): string | null {
  if (whole < LEAST) return null;
  const distance = ([top, bottom]: (typeof FRACTIONS)[number]) => Math.abs(part / whole - top / bottom);
  const nearest = FRACTIONS.reduce((best, each) => (distance(each) < distance(best) ? each : best));
  return distance(nearest) <= WITHIN ? nearest[2] : null;
}

export const number = (value: number): string => value.toLocaleString("en-CA");

/** "1 assessment", "1,234 assessments" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;
