import { tellsACost } from "./elsewhere";
import { isOfAnother } from "./of-another";
import { lastStem, WORD } from "./words";

/** What one that goes wrong costs, or would have brought. */
export interface WrongPrice {
  readonly amount: number;
  /** By what it is sold for, or is said to be: nothing says that it is a cost. */
  readonly isSale: boolean;
  /** What it was added up from: "$118 + $14". */
  readonly from?: string;
}

const AMOUNT = String.raw`\$(?<amount>\d{1,6}(?:\.\d{1,2})?)(?![\d.%]*\d)(?! (?:an?|per) (?:h|day|night|week|month|year|head|person|man|seat|shift)\b| (?:each|apiece)? ?an h\b| (?:for|on) (?:an?|each|every) (?:day|h|hour|night|week|month|year|shift)\b| grand\b| thousand\b| million\b)`;
const ABOUT =
  "(?:about |around |roughly |some |another |at least |easily |close to |us |me |up |back |worth |to )*";
const shape = (source: string): RegExp => new RegExp(source, "g");

/** Said as what it costs, of each of those that were told before. */
const COSTS: readonly RegExp[] = [
  String.raw`${AMOUNT}(?: on average| or so)?,? (?:each\b(?! an h)|a time\b|for (?:each|every)(?: one| of (?:them|those))?(?=[.,;]|$| and\b))`,
  String.raw`\b(?:averag(?:e|es|ing)|avg) (?:is |was |of )?${AMOUNT}`,
  String.raw`\b(?:it|that|this|each|each one|every one|every time|one|which|they)(?:'s| is| was| are| were| costs| runs| comes to| came to| sets| averages| eats) (?:us |me )?${ABOUT}${AMOUNT}`,
  String.raw`\b(?:costs|runs|sets) (?:us|me) ${ABOUT}(?:an extra )?${AMOUNT}`,
  String.raw`\b(?:docks?|fines?|hits?|charges?|bills?) (?:us|me) ${ABOUT}${AMOUNT}(?= (?:a time|each|every time|for (?:each|every|one|it)\b))`,
  String.raw`\b(?:claws? back|knocks?|takes?|credits?|refunds?|gives? (?:them |back )?|we eat|i eat|comp|deduct|fine is|penalty is) ${ABOUT}${AMOUNT}`,
  String.raw`\b(?:an?|the|each|every) (?:extra|second|return|repeat|wasted|lost|failed|missed|late|bad|dead|wrong|spoiled|ruined|broken|re-?[a-z]+|call-?back|go-?back|come-?back)(?: ${WORD})? (?:is|costs?|runs?|comes to|sets) ${ABOUT}${AMOUNT}`,
].map(shape);

/** Said of a thing by its name. */
const NAMED: readonly RegExp[] = [
  `${AMOUNT} (?:an?|per|the|for each|for every|for one|for a) (?<of>${WORD})`,
  String.raw`\b(?:an?|one|each|every|the average|average|our average|an average) (?<of>${WORD}(?: ${WORD})??)(?:'s| is| was| comes to| costs| brings(?: in)?| goes for| sells for| fetches| goes (?:out )?at| runs) ${ABOUT}(?:at |for )?${AMOUNT}`,
].map(shape);
const OURS_TO_PAY =
  /\b(?:costs?|runs?|sets|eats?|landed|to (?:make|replace|redo|remake|fix|build|buy)|our cost)\b/;
/** "Pickers get $31 a flat", "she is paid $4 a page", "we rented one at $90" */
const NOT_THAT =
  /\b(?:sells?|sold|selling)\b[^.;]*$|\b(?:gives?|pays?|paying|brings?|earns?|nets?) (?:us|me)\b[^.;]*$|\b(?:we|i) (?:get|make|charge|bill|clear|earn|collect)\b(?![^.;]* \$\d[^.;]* (?:an?|per) )[^.;]*$|\b(?:pickers?|drivers?|guys?|crew|workers?|hands|planters|staff|they|she|he) (?:get|gets|make|makes|earn|earns|is paid|are paid|start)\b[^.;]*$|\b(?:i|we) pay\b[^.;]*$|\b(?:client|customer|clinic|family|guest|owner|payer|insurer)s? (?:pays?|paid)\b[^.;]*$|\b(?:wage|salary|rent|lease|loan|insurance|deposit|licen[cs]e|tuition|payment|quoted|quote|vendor|would (?:be|cost)|wants?|new|used|bought|gave)\b[^.;]*$/;

/** "Water is bad here so filters every 5 weeks, that's $390" points at something else. */
const POINTS = /^(?:it|that|this|which|they)\b/;
const START = 8;
const NEAR = 30;

/** "A bender costs me $41": what is paid to someone for an hour. */
const OF_WORK =
  /\b(?:an?|my|our|the) (?:[a-z]+(?:er|or|ist|ian|man|hand)|tech|guy|girl) (?:costs?|runs?|is|makes|gets) (?:us |me )?(?:about )?\$/;

/** In a sentence as figures; of a thing only by one of its names. */
export function wrongPricesIn(said: string, names: ReadonlySet<string>): WrongPrice[] {
  const { plain, from } = asOnePrice(said);
  return pricesIn(plain, names).map((price) => (from === null ? price : { ...price, from }));
}

/** "Each one we eat $118 in zirconia and bench time and then $14 courier": two prices of each are one. */
function asOnePrice(plain: string): { plain: string; from: string | null } {
  const { first = "", between = "", second = "" } = TWO_OF_EACH.exec(plain)?.groups ?? {};
  if (second === "") return { plain, from: null };
  const both = Number(first) + Number(second);
  return {
    plain: plain.replace(`$${first}${between}$${second}`, `$${both}${between}`),
    from: `$${first} + $${second}`,
  };
}
const TWO_OF_EACH =
  /\b(?:each|every) (?:one|time|[a-z-]+) [^$.;]{0,40}\$(?<first>\d{1,5})(?<between> [^$.;]{0,60}?\b(?:and|plus)(?: then| also| another| about)* )\$(?<second>\d{1,5})(?![\d.,]*\d)(?! (?:an?|per|each)\b)(?![^.;]*\$)/;

function pricesIn(plain: string, names: ReadonlySet<string>): WrongPrice[] {
  const fits = (at: number, said: string): boolean => {
    const dollars = at + said.indexOf("$") + 1;
    return (
      !isOfAnother(plain.slice(0, dollars), names) &&
      !NOT_THAT.test(plain.slice(0, at)) &&
      !OF_WORK.test(plain.slice(Math.max(0, at - NEAR), dollars))
    );
  };
  const costs = COSTS.flatMap((words) => [...plain.matchAll(words)])
    .filter(
      ({ 0: said, index }) => fits(index, said) && (index < START || !POINTS.test(said) || tellsACost(plain)),
    )
    .map(({ groups }) => ({ amount: Number(groups?.amount), isSale: false }));
  if (costs.length > 0) return costs;
  return NAMED.flatMap((words) => [...plain.matchAll(words)])
    .filter(({ 0: said, index, groups }) => fits(index, said) && names.has(lastStem(groups?.of ?? null)))
    .map(({ 0: said, index, groups }) => ({
      amount: Number(groups?.amount),
      isSale: !OURS_TO_PAY.test(said) && !OURS_TO_PAY.test(plain.slice(index, index + said.length + 30)),
    }));
}
