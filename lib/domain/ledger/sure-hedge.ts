import type { Found } from "./found";
import type { Sentence } from "./sentence";
import { wordsOf } from "./tokens";

/** Which figures are only a bound, or only perhaps so: printed without that word they would say another thing. */

/** Before the figure, or within its words: "up to 12", "more than 40", "half of 30 at best". */
const BOUNDS =
  /\b(?:up to|at (?:most|least|best|worst|minimum)|more than|less than|fewer than|over|under|below|above|beyond|as (?:many|much|few|little) as|upwards? of|north of|south of|shy of|just short of|not even|no more than|a good|easily|minimum|maximum|max|plus de|moins de|au (?:moins|plus|maximum|minimum)|jusqu a|pas loin de|un peu (?:plus|moins)|a peine|guess(?:ing)?|say|call it|allegedly|supposedly)$/;
/** Behind it: "an hour a week tops", "20 hours or more", "6 weeks if we are lucky". */
const BEHIND =
  /^(?:tops|max|maximum|minimum|min|at (?:most|least|best|worst)|or (?:more|less|so|fewer|thereabouts|better|worse)|and (?:up|counting|change|rising)|plus|ish|give or take|if (?:we|i|you|not|that)|on (?:a good|a bad|a busy|(?:average|good|bad|busy|slow|some|most) days)|some (?:days|weeks|months)|certains jours|when (?:it|we|they)|ou (?:plus|moins)|au (?:plus|moins|maximum|minimum)|et plus|environ|dans le meilleur)\b/;
const WORDS = 3;

export function isHedged({ tokens }: Sentence, { from, to }: Found): boolean {
  const first = tokens.findIndex(({ kind }, at) => at >= from && at < to && kind === "number");
  const figure = first === -1 ? from : first;
  const lead = wordsOf(tokens.slice(Math.max(0, figure - WORDS), figure));
  const within = wordsOf(tokens.slice(from, Math.min(to, from + 2)));
  const isBound = BOUNDS.test(lead) || BOUNDS.test(within) || /[<>≥≤]/.test(tokens[figure]?.before ?? "");
  const behind = tokens.slice(to, to + WORDS);
  const isFree = behind[0] !== undefined && !/[.;]/.test(behind[0].before);
  return isBound || (isFree && BEHIND.test(wordsOf(behind)));
}
