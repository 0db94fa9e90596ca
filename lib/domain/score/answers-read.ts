import { isNoneValue } from "../assessment/exclusivity";

/** Distinct picks without the none answers: order, repeats and a stray none make no difference to any score. */
export function distinctPicks(picks: readonly string[]): Set<string> {
  return new Set(picks.map((pick) => pick.trim()).filter((pick) => pick !== "" && !isNoneValue(pick)));
}

/** Ways of writing that there is nothing to say. */
const SAYS_NOTHING =
  /^\s*(n\/?a|none|nothing|no|nil|no experience.*|never used.*|not applicable.*|-+)\s*[.!]?\s*$/i;

export const saysNothing = (text: string): boolean => SAYS_NOTHING.test(text);
