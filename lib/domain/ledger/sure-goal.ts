import type { FactOf } from "./fact";
import type { Found } from "./found";
import type { Sentence } from "./sentence";

/** Which goals may be asserted: those that say what is to be reached. */

/** "Reach 20 million", "under five days", "by 2028"; but not "we need three more nurses", which says what is short. */
const AIMS =
  /^(?:reach|hit|grow|growth|cut|cuts|reduce|bring|double|triple|halve|raise|open|save|get|increase|lower|drop|move|under|below|within|by|before|points?|percent|atteindre|reduire|croitre|couper|baisser|augmenter|doubler|ouvrir|sous|moins|avant|ici|pour)$/;

export const isAimed = ({ tokens }: Sentence, { from }: Found, { by }: Pick<FactOf<"goal">, "by">): boolean =>
  by !== null ||
  tokens.some(({ text }, at) => at > from && (AIMS.test(text) || tokens[at + 1]?.before.includes("%")));
