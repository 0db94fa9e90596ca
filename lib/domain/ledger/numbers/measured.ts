import type { NumberContext } from "./context";
import type { Measure } from "./measure";
import { period, timeUnit } from "./units";

/** "Attrition is 22%", "sick time runs at 8.7%": what a percentage measures, where it is no share of something. */

const STANDS =
  /^(?:is|are|was|were|runs?|ran|sits?|sat|averages?|averaged|hovers?|hit|hits|reached|est|sont|etait|atteint)$/;
const ABOUT =
  /^(?:at|about|around|roughly|near|nearly|only|just|now|still|already|almost|over|under|de|a|environ|encore|deja)$/;
const LEADS_IN = /^(?:our|the|my|le|la|les|l|notre|nos)$/;
/** What is no name of a measure: pronouns, parts of a whole, and what says whose or where. */
const NO_MEASURE =
  /^(?:it|its|that|which|this|these|those|they|their|his|her|we|i|you|who|what|there|here|half|most|many|some|all|others?|rest|one|none|and|or|but|if|when|not|no|in|on|for|by|with|from|to|than|like|ca|cela|elle|il|ils|elles|qui|ce|c|on|nous|ne|n|et|ou|mais|si|dans|pour|sur|avec)$/;
/** Without a verb, "Turnover 31%" and "word error 19%" are read by the word that the measure ends in. */
const IS_RATE =
  /^(?:rate|rates|error|turnover|attrition|vacancy|absenteeism|occupancy|utili[sz]ation|margin|churn|shrink|shrinkage|conversion|retention|scrap|uptime|downtime|taux|roulement|absenteisme|marge|occupation)$/;
const MOST_WORDS = 4;

export function measuredBy({ sentence }: NumberContext, { from }: Measure): string | null {
  const { tokens, clauses } = sentence;
  // "Driver turnover: 45%": a colon parts no measure from its figure, as a comma does.
  const isLabelled = /^ ?: ?$/.test(tokens[from]?.before ?? "");
  const clause = clauses[isLabelled ? from - 1 : from];
  const isHere = (at: number) => at >= 0 && clauses[at] === clause;
  let at = from - 1;
  while (isHere(at) && ABOUT.test(tokens[at]?.text ?? "")) at--;
  const isSaid = isHere(at) && STANDS.test(tokens[at]?.text ?? "");
  if (isSaid) at--;
  let first = at;
  while (isHere(first - 1) && !tokens[first]?.isBreak) first--;
  if (LEADS_IN.test(tokens[first]?.text ?? "")) first++;
  const words = tokens.slice(first, at + 1);
  const isName =
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    words.every(
      (word) =>
        word.kind === "word" &&
        !NO_MEASURE.test(word.text) &&
        !STANDS.test(word.text) &&
        timeUnit(word) === undefined &&
        period(word) === undefined,
    );
  const isMeasure = isName && (isSaid || IS_RATE.test(words.at(-1)?.text ?? ""));
  return isMeasure ? words.map(({ text }) => text).join(" ") : null;
}
