import { eitherInWords, listInWords } from "../grammar";
import { monthName as name } from "./month-names";

const before = (month: number): number => (month === 1 ? 12 : month - 1);
const after = (month: number): number => (month === 12 ? 1 : month + 1);

/** "December to March", "February to April, June and December". */
export const monthsInWords = (months: readonly number[]): string => inWords(months, listInWords);

/** "June to August or November to January": one of them, not all. */
export const oneOfMonths = (months: readonly number[]): string => inWords(months, eitherInWords);

function inWords(months: readonly number[], join: (runs: string[]) => string): string {
  const all = new Set(months);
  if (all.size === 12) return "all months";
  const firsts = [...all].filter((month) => !all.has(before(month))).sort((one, other) => one - other);
  const runs = firsts.map((first) => {
    let last = first;
    while (all.has(after(last))) last = after(last);
    if (last === first) return name(first);
    return after(first) === last ? `${name(first)} and ${name(last)}` : `${name(first)} to ${name(last)}`;
  });
  return join(runs.flatMap((run) => (runs.length > 1 ? run.split(" and ") : [run])));
}
