import { grouped } from "../value/box/figures";

const A_MONTH = /\$\s?(\d[\d,]*(?:\.\d+)?)(k)?\s?(?:\/|a|per|each) ?(?:mo|month)(?!\p{L})/giu;
const MONTHS =
  /(?<!\p{L})(?:ran|run|used|tried|kept|paid for|had) (?:it|that|them) (?:for )?(?:about )?(\d{1,2}) months(?!\p{L})/giu;

/** "9 months at $2,900 a month are $26,100": what a trial cost, where one price and one length were told; null otherwise. */
export function amountOf(story: readonly string[]): string | null {
  const text = story.join(" ");
  const [prices, lengths] = [[...text.matchAll(A_MONTH)], [...text.matchAll(MONTHS)]];
  const [price, length] = [prices[0], lengths[0]];
  if (price === undefined || length === undefined || prices.length + lengths.length > 2) return null;
  const month = Number(price[1]?.replace(/,/g, "")) * (price[2] === undefined ? 1 : 1000);
  const months = Number(length[1]);
  return `${months} months at $${grouped(month)} a month are $${grouped(month * months)}`;
}
