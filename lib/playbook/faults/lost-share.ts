import type { Answers } from "@/lib/domain/assessment/assessment";
import { fold } from "@/lib/domain/ledger/fold";
import { sentencesOf } from "@/lib/domain/ledger/sentences";
import { plainLine } from "../calendar/told-sentences";

/**
 * What is lost of a whole, as they told it in per cent.
 * `overmade`: made, bought or cooked beyond what was used: "cooks about 9% over to be safe";
 * `missing`: two counts of the same thing that differ: "what the meters add up to is 22% less";
 * `lost`: what was there and is gone: "lost 41% over winter".
 */
export interface LostShare {
  kind: "overmade" | "missing" | "lost";
  /** "9%" */
  share: string;
  sentence: string;
  /** Where the sentence begins, in characters of the challenge. */
  at: number;
}

const SHARE = String.raw`(?:about |around |roughly |maybe |nearly |almost |some |an? )?(?<share>\d{1,2}(?:\.\d+)?)\s?(?:%|per ?cent)`;
const MAKES = `(?:cook|make|bake|brew|prep|order|buy|stock|produce|pack|prepare|print|batch|mix|pour|harvest|plate|fry|thaw)(?:s|es|ing)?`;
const AWAY = `(?:in(?:to)? the |to the )?(?:dumpster|compactor|landfill|bin|bins|garbage|trash|compost|pig farmer|waste)`;

const OVERMADE: readonly RegExp[] = [
  `${MAKES} (?:\\p{L}+ ){0,3}?${SHARE} (?:over|extra|too much|too many|more than (?:we|they) (?:need|sell|use))`,
  `${SHARE} (?:of (?:it|them|what we \\p{L}+|(?:our |the )?\\p{L}+) )?(?:goes|go|ends up|end up|is thrown|are thrown|gets thrown|get thrown|gets tossed|is tossed) (?:away|out|${AWAY})`,
  `(?:throw|toss|dump)(?:s|ing)? (?:out |away )?${SHARE}`,
].map(pattern);

const MISSING: readonly RegExp[] = [
  `(?:adds? up|meters?|metered|measures?|counted|invoiced|billed|weighs?|inventory|readings?)(?!\\p{L})[^.;]{0,60}? ${SHARE} (?:less|short|lower|below|under|missing|unaccounted)`,
  `${SHARE} (?:is |are |of it is |goes )?(?:unaccounted|unexplained|unmetered|shrink(?:age)?(?!\\p{L}))`,
  `shrink(?:age)? (?:is|runs|ran|was|of|at)(?: at)? ${SHARE}`,
].map(pattern);

const LOST: readonly RegExp[] = [
  `^(?:we |i )?(?:lost|lose) ${SHARE} (?:over|in|last|this|each|every|of (?:the|our|my|what))(?!\\p{L})`,
].map(pattern);

function pattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d$.,])(?:${source})(?!\\p{L})`, "iu");
}

/** A goal, a wish, a denial, others, or what is over. */
const DOUBTED =
  /\?\s*$|(?<!\p{L})(?:if|would|could|might|should|unless|imagine|competitors?|industry|used to|goal|target|want|hope|no longer|not|never|n't|anymore|was until|down from|price|prices|cheaper|wages?|paid|pays|staff|people|crew|drivers|nurses|customers?|clients?|accounts?|members|share|sales|revenue|value|enrol\p{L}*)(?!\p{L})/iu;

/** The first in their challenge; null where none was told. */
export function lostShare({ otherChallenge }: Pick<Answers, "otherChallenge">): LostShare | null {
  const text = (otherChallenge ?? "").normalize("NFC");
  for (const { start, end } of sentencesOf(fold(text).folded)) {
    const typed = text.slice(start, end);
    const sentence = plainLine(typed);
    if (DOUBTED.test(sentence)) continue;
    const found = (kind: LostShare["kind"], shapes: readonly RegExp[]): LostShare[] =>
      shapes.flatMap((shape) => {
        const share = shape.exec(sentence)?.groups?.share;
        return share === undefined ? [] : [{ kind, share: `${share}%`, sentence: typed, at: start }];
      });
    const [first] = [...found("overmade", OVERMADE), ...found("missing", MISSING), ...found("lost", LOST)];
    if (first !== undefined) return first;
  }
  return null;
}
