import type { Answers } from "@/lib/domain/assessment/assessment";
import { countedOf } from "@/lib/domain/own-cost/own-cost";
import { sentencesIn } from "../calendar/told-sentences";
import { recordsIn } from "../own-lines/records";
import type { ToldCases } from "./told-cases";
import { toldCauses } from "./told-causes";

/**
 * What its owner counts in dollars when asked is a trouble with a name: no list has to know it. It is the trouble of the
 * sentence that names it, else of the one that their challenge opens with; null where nothing was typed, or time was counted.
 */
export function ownCases({
  ownCost: said,
  otherChallenge,
  aiFriction,
}: Pick<Answers, "ownCost" | "otherChallenge" | "aiFriction">): ToldCases | null {
  const ownCost = countedOf(said);
  if (ownCost === null || ownCost.unit !== "dollars" || !SEVERAL.test(ownCost.what)) return null;
  const sentences = [otherChallenge, aiFriction].flatMap(sentencesIn);
  const sentence =
    sentences.find((each) => each.toLowerCase().includes(stemOf(ownCost.what))) ?? sentences[0];
  if (sentence === undefined) return null;
  return {
    name: ownCost.what,
    headedBy: null,
    sentence,
    counted: null,
    causes: toldCauses(otherChallenge, sentence),
    copied: false,
    records: recordsIn({ otherChallenge, aiFriction }),
    isFirst: true,
  };
}

const SEVERAL = /s$/i;

/** "late quotes": "quote". */
const stemOf = (what: string): string => (what.split(" ").at(-1) ?? what).toLowerCase().replace(/s$/, "");
