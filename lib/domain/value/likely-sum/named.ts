import { nounIn } from "../tally/words";

/** "Tonnes over the twelve months", "pairs remade", "just to stand still": what is counted, without what is told of it. */
export function namedIn(words: string): string | null {
  const told = (nounIn(words) ?? "").split(" ").filter(Boolean);
  const plural = told.findIndex((word) => A_PLURAL.test(word));
  const isTrailed = plural !== -1 && !A_PLURAL.test(told.at(-1) ?? "");
  const noun = isTrailed ? told.slice(0, plural + 1) : told;
  return noun.length === 0 || NO_NOUN.test(noun.at(-1) ?? "") ? null : noun.join(" ");
}
/** "A typical list takes 50 minutes, and we get 45 of those a day" */
export function typicalOf(words: string, before: string): string | null {
  if (!OF_THOSE.test(words)) return null;
  const [, noun] = A_TYPICAL.exec(before) ?? [];
  return noun === undefined ? null : `${noun}s`;
}
const OF_THOSE = /^of (?:those|them|these) (?:an?|each|every|per)\b/;
const A_TYPICAL =
  /\b(?:an?|the|our) (?:typical|average|normal|usual|standard) ([a-z]{2,20}[^sy]) (?:is|takes|has|runs|costs|eats|means|needs)\b/;
const A_PLURAL = /^[a-z-]{2,}[^s'-]s$/;
const NO_NOUN = /^(?:just|only|so|too|more|already|again|now|then|here|there|today)$/;
