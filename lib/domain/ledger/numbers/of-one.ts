import type { NumberContext } from "./context";
import type { Measure } from "./measure";

/** Minutes of one, where a note says only how many there are before: "Weight slips, 75 a week, 12 min". Hours may be all of them. */
export function ofOneBehind(
  { sentence: { tokens }, history: { volume, heading, headHere } }: NumberContext,
  { sort, unit, from, to }: Measure,
): string | null {
  const first = tokens[from];
  if (sort !== "time" || !headHere || volume === null || volume !== heading || first === undefined)
    return null;
  const isShort = unit === "minute" || unit === "second";
  // "130 a week @ 25 min"
  const isBehind = /^, $|@ ?$/.test(first.before) || tokens[from - 1]?.text === "at";
  const isEnd = tokens[to] === undefined || tokens[to].isBreak;
  return (isShort && isBehind && isEnd) || isForOne(tokens.slice(to, to + FOR_ONE)) ? volume : null;
}

/** "14 a day, 35 minutes on the phone for one" */
const isForOne = (behind: NumberContext["sentence"]["tokens"]): boolean => {
  const one = behind.findIndex(({ text }, at) => text === "one" && behind[at - 1]?.text === "for");
  const isEnd = behind[one + 1] === undefined || behind[one + 1]?.isBreak === true;
  return one !== -1 && isEnd && behind.slice(0, one + 1).every(({ isBreak }) => !isBreak);
};
const FOR_ONE = 6;
