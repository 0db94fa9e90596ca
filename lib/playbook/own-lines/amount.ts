import { grouped } from "../value/box/figures";

const A_MONTH = /\$\s?(\d[\d,]*(?:\.\d+)?)(k)?\s?(?:\/|a|per|each) ?(?:mo|month)(?!\p{L})/giu;
const MONTHS =
  /(?<!\p{L})(?:ran|run|used|tried|kept|paid for|had) (?:it|that|them) (?:for )?(?:about )?(\d{1,2}) months(?!\p{L})/giu;

/** "$310k all in", "$9,400 for the year": by itself, behind a comma or as what was paid. */
const IN_ALL =
  /(?<=^|, |(?:cost|paid|spent) (?:us )?(?:about )?)\$\s?\d[\d,.]*\s?k?,? (?:all in|all told|in total|altogether|for the (?:whole )?(?:year|season|pilot|trial))(?!\p{L})/giu;
/** What came in, or was kept, is no cost of a trial. */
const CAME_IN =
  /(?<!\p{L})(?:sav(?:ed|es|ings?)|made|earned|sales|revenue|profit|gained|back|refund\p{L}*|budget\p{L}*|quoted|wanted|asked|would|grants?)(?!\p{L})/iu;

/** What a trial cost, where one sum, or one price and one length, were told and not quoted already; null otherwise. */
export function amountOf(story: readonly string[], quote: string): string | null {
  return monthsOf(story) ?? inAll(story, quote);
}

function inAll(story: readonly string[], quote: string): string | null {
  const sums = story.flatMap((sentence) =>
    CAME_IN.test(sentence) ? [] : [...sentence.matchAll(IN_ALL)].map(([sum]) => sum),
  );
  const [sum] = sums;
  return sum === undefined || sums.length > 1 || quote.includes(sum) ? null : `It cost ${sum}`;
}

/** "9 months at $2,900 a month are $26,100" */
function monthsOf(story: readonly string[]): string | null {
  const text = story.join(" ");
  const [prices, lengths] = [[...text.matchAll(A_MONTH)], [...text.matchAll(MONTHS)]];
  const [price, length] = [prices[0], lengths[0]];
  if (price === undefined || length === undefined || prices.length + lengths.length > 2) return null;
  const month = Number(price[1]?.replace(/,/g, "")) * (price[2] === undefined ? 1 : 1000);
  const months = Number(length[1]);
  return `${months} months at $${grouped(month)} a month are $${grouped(month * months)}`;
}
