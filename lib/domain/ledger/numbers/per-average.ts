import type { NumberContext } from "./context";
import type { Measure } from "./measure";
import { period } from "./units";

/** "5 bulletins, every day from November to April": a rate behind a comma. */
export const isEveryTime = (
  { sentence: { tokens, clauses } }: NumberContext,
  { sort, unit }: Measure,
  at: number,
) => {
  const behind = tokens[at + 2];
  return (
    sort === "count" &&
    unit !== null &&
    /^(?:every|each|chaque)$/.test(tokens[at]?.text ?? "") &&
    period(tokens[at + 1]) !== undefined &&
    (behind === undefined || clauses[at + 2] !== clauses[at] || /^(?:from|of|in|de|du|en)$/.test(behind.text))
  );
};

/** "22 seconds avg", "9 minutes on average": of what its sentence counted, or what the heading named. */
export function averageAt(
  { sentence: { tokens }, history }: NumberContext,
  { sort }: Measure,
  at: number,
): { per: string; to: number } | null {
  const per = history.volume ?? (history.headed ? history.heading : null);
  if (sort !== "time" || per === null || tokens[at]?.isBreak !== false) return null;
  const isJoined = /^(?:on|en)$/.test(tokens[at]?.text ?? "");
  const word = tokens[isJoined ? at + 1 : at]?.text ?? "";
  return /^(?:avg|average|moyenne)$/.test(word) ? { per, to: at + (isJoined ? 2 : 1) } : null;
}
