import { troubleOf } from "../trouble/trouble";
import { wordsIn } from "../trouble/words";
import { probabilities, scoreOf, type Weights } from "../value/likely-sum/probability";
import { QuotationFeatures, type Stretch } from "./quotation-features";

/** What is learned of quotations, and of how a trouble is called. */
export interface QuotationWeights {
  readonly quotation: Weights;
  readonly trouble: Weights;
}

/** How probable each stretch of an answer is the one by which its writer and a director know what is wrong: 0 to 1, in their order. */
export function likelyQuotations(
  answer: string,
  stretches: readonly Stretch[],
  { quotation, trouble }: QuotationWeights,
): number[] {
  const features = new QuotationFeatures(wordsIn(answer), troubleOf(answer, trouble));
  const scores = [...stretches.map((each) => features.of(each)), features.ofNone(stretches.length)].map(
    (names) => scoreOf(quotation, names),
  );
  return probabilities(scores).slice(0, -1);
}
