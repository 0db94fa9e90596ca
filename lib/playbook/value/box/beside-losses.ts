import type { Ledger } from "@/lib/domain/ledger/fact";
import { wordsBefore, wordsBehind } from "@/lib/domain/value/around";
import { isInDollars, type Sum, sumsIn } from "@/lib/domain/value/sums";
import { isUsable } from "@/lib/domain/value/usable";
import { type Row, row, YOU_WROTE } from "./box";
import { countsInAnother, isOwnDollars } from "./told-loss";
import { TROUBLES } from "./troubles";

/** Dollars that are no part of a sum and belong beside it: deals that wait, contracts that were lost, work that was never billed. */
export function besideLosses({ facts }: Ledger, say: (value: number) => string, beside: string): Row[] {
  if (countsInAnother(facts)) return [];
  return sumsIn(facts).flatMap((sum) => {
    const what = isUsable(sum) ? (waits(sum) ?? lostRevenue(sum) ?? notBilled(sum)) : notBilled(sum);
    return what === null || sum.value === null
      ? []
      : [row(say(sum.value), what.replace("…", `beside ${beside}`), YOU_WROTE)];
  });
}

const WORTH_BEFORE =
  /\b(deals|contracts|orders|sales|renewals|bids|projects) worth (?:about |over |some )?$/i;
const WAITS_BEHIND =
  /^ ?(?:a year|each year|in total|together)?,? ?(?:that )?(?:are|is|sit|sits|wait|waits|hang|hangs) ?(?:\p{L}+ )?(?:waiting|wait|held up|stuck|on hold|on|behind)\b/iu;

/** "Two hospital deals worth $420,000 a year are waiting on them": earned once the work is done. */
function waits(sum: Sum): string | null {
  const [, what] = WORTH_BEFORE.exec(wordsBefore(sum)) ?? [];
  if (!isInDollars(sum) || !TROUBLES.includes(sum.field) || what === undefined) return null;
  const per = sum.kind === "rate" ? `a ${sum.per} ` : "";
  return WAITS_BEHIND.test(wordsBehind(sum)) ? `${per}of ${what.toLowerCase()} that wait, …` : null;
}

const LOST_BEFORE =
  /\b(?:we|i)(?: (?:also|have|just|then))? lost (?:an?|one|our|the|one of our) (?:[\p{L}-]+ ){0,4}?(contract|client|customer|account)(?: (?:last|this|in) \p{L}+)?(?: (?:over|because of) (?:it|this|that|them))?,?(?: (?:worth|that was|which was))?(?: about)? $/iu;

/** "We lost a three-district contract over it, $3.1M a year": what came in with it, of which most was spent on the work. */
function lostRevenue(sum: Sum): string | null {
  const [, what] = LOST_BEFORE.exec(wordsBefore(sum)) ?? [];
  const isYearly = sum.kind === "rate" && sum.per === "year" && isOwnDollars(sum);
  return isYearly && what !== undefined
    ? `a year of revenue from the ${what.toLowerCase()} that was lost, …: no saving`
    : null;
}

const NOT_BILLED_BEFORE =
  /\bwe (?:missed|never billed|did not bill|didn['’]t bill|failed to bill|never invoiced)(?: out on)? (?:about |over |some )?$/i;
const BILLS = /\b(?:bill|billed|invoice|invoiced|fees?)\b/i;
const ONLY_PERHAPS = /\b(?:would|could|might|may|if|should|unless)\b/i;

/** "Our late fee, we're supposed to bill it and we missed about $58,000 of it": what ought to be is no doubt of what was not. */
function notBilled(sum: Sum): string | null {
  const lead = wordsBefore(sum);
  const isSure = sum.polarity === "affirmed" || (sum.polarity === "hypothetical" && !ONLY_PERHAPS.test(lead));
  const isTold = isSure && sum.kind === "amount" && isOwnDollars(sum) && !sum.ironic;
  return isTold && NOT_BILLED_BEFORE.test(lead) && BILLS.test(lead)
    ? "that was never billed, told without a year, …"
    : null;
}
