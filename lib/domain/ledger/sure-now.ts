import type { Found } from "./found";
import { isTimeUnit } from "./numbers/units";
import { isSaidBefore, type Sentence } from "./sentence";

/** Which figures and states are of an earlier time: what was so before something changed is not so now. */

const NOW = /^(?:now|today|nowadays|currently|maintenant|aujourd|desormais)$/;
const PAST_VERB =
  /^(?:took|cost|was|were|had|spent|paid|charged|crossed|prenait|prenaient|coutait|coutaient|etait|etaient|avait|avaient|avions|payait|payions)$/;
/** "We stopped paying $5,500 a month", "what we used to pay", "tried bribing them with $5 a ticket". */
const ENDED =
  /^(?:stopped|quit|ceased|ended|dropped|cancelled|canceled|cut|replaced|arrete|cesse|annule|remplace)$/;
const PAYING = /^(?:paying|buying|using|spending|renting|outsourcing|de|d)$/;
const REACH = 4;

/** "A proposal that took two hours takes 25 minutes", "29% crossed the border in 2024, and it is 12% today". */
export function isOfEarlier(sentence: Sentence, found: Found, others: readonly Found[]): boolean {
  const { tokens, clauses } = sentence;
  const { from, to } = found;
  const lead = tokens.slice(Math.max(0, from - REACH), from).map(({ text }) => text);
  const isEnded = lead.some((text, at) => ENDED.test(text) && PAYING.test(lead[at + 1] ?? ""));
  const isHabit = lead.some((text, at) => text === "used" && lead[at + 1] === "to");
  const isTried = lead.some((text, at) => text === "tried" && /^[a-z]{3,}ing$/.test(lead[at + 1] ?? ""));
  if (isEnded || isHabit || isTried) return true;
  const end = clauses.lastIndexOf(clauses[from] ?? 0) + 1;
  const isPast =
    isSaidBefore(sentence, from, PAST_VERB, REACH) ||
    tokens.slice(to, end).some(({ text }) => PAST_VERB.test(text) || isPastYear(text));
  if (!isPast) return false;
  // "It was 1 in 5 before the clinic closed"
  if (UNTIL.test(tokens[to]?.text ?? "")) return true;
  const isNowSaid = tokens.slice(to).some(({ text }) => NOW.test(text));
  const isLaterFigure = others.some(
    (each) => each.from >= to && isFigureLike(each) && isSameUnit(each, found),
  );
  return isNowSaid || (isLaterFigure && tokens.slice(to).some(({ text }) => TAKES.test(text)));
}

const TAKES = /^(?:takes?|costs?|is|are|needs?|prend|prennent|coute|coutent|est|sont)$/;
const isPastYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

const isFigureLike = ({ finding }: Found): boolean => finding.kind === "rate" || finding.kind === "quantity";
const isSameUnit = (one: Found, other: Found): boolean =>
  "unit" in one.finding &&
  "unit" in other.finding &&
  (one.finding.unit === other.finding.unit ||
    (isTimeUnit(one.finding.unit) && isTimeUnit(other.finding.unit)));

/** "We had no policy until": over since. */
const HAD = /^(?:had|was|were|avait|avions|avaient|etait|etaient)$/;
const UNTIL = /^(?:until|till|before|jusqu|avant)$/;

export const isOverByNow = (sentence: Sentence, { from, to }: Found): boolean =>
  isSaidBefore(sentence, to, HAD, REACH) && sentence.tokens.slice(from).some(({ text }) => UNTIL.test(text));
