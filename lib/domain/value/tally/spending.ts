import type { Each } from "./each";
import type { Figures } from "./figures";
import { WRONG } from "./losses";
import { isInOneSentence } from "./words";

/** "We spend $12,000 a month on flowers and 11% is thrown out": of what is paid in a time, the part that is lost. */
export const isLostOfSpending = (each: Each, { shares, pers, plain }: Figures): boolean => {
  const [share, ...others] = shares;
  return (
    share !== undefined &&
    others.length + pers.length === 0 &&
    share.at > each.at &&
    isInOneSentence(plain, each.at, share.at) &&
    SPENDS.test(plain.slice(0, each.at)) &&
    IS_LOST.test(plain.slice(share.at))
  );
};
const SPENDS = /\bwe (?:[a-z]+ )?(?:buy|spend|pay|go through)\b[^.;:!?]*$/;
const IS_LOST = new RegExp(
  String.raw`^#[\d./]+# (?:of (?:it|that|them|those) )?(?:still |just |then )?(?:is|gets|goes|ends up|comes back|melts|spoils|we)\b[^.,;#]{0,24}?\b(?:${WRONG}|away|bin|dumpster|compactor|landfill|garbage|trash|compost|wasted?|spoils)\b|^#[\d./]+# (?:of (?:it|that) )?(?:spoils|melts|rots|leaks)\b`,
);
