import { plainSentencesIn, type Told } from "../calendar/told-sentences";
import { typed } from "../typed";

const SUM = "(?:(?:about |around |over |nearly )?\\$\\s?\\d[\\d,.]*\\s?(?:k(?!\\p{L})|million)?)";
const LOST_TO =
  "(?:jobs?|contracts?|customers?|clients?|accounts?|call-?ups?|orders?|tenders?|bids?|deals?|tenants?|patients?|bookings?|guests?|donors?|members?|buyers?|growers?|sales?|families|family|homes?|sites?)";
/** Over what went wrong, and not over a price. */
const OVER_IT =
  "(?=\\s*(?:[.,;!]|$|(?:and|but|over (?:it|that|this)|because of (?:it|that|this)|for (?:it|that)|of (?:it|that)|on (?:it|that)|that (?:day|week|month|year)|with (?:the|our)|to)(?!\\p{L})))";
/** "We lost a $90,000 contract over it", "it cost us the account", "we ate $4,000" */
const LOSS = new RegExp(
  `(?:(?<!\\p{L})(?:we|I|it|that|which) |^|(?<!\\p{L})(?:and|but|so) |, )(?:(?:then |also )?lost(?: us)?|cost (?:us|me)|(?:had|have) to (?:eat|pay(?: back| out)?|refund|credit|write off)|ate|paid(?: out)?|refunded(?: (?:her|him|them))?|wrote off|paid back) (?:an? |the |our |that |them |him |her )?(?:${SUM}(?: [\\p{L}-]+){0,2}?(?: ${LOST_TO})?|(?:[\\p{L}-]+ ){0,2}?${LOST_TO})(?!\\p{L})${OVER_IT}(?:[^,.;]|[,.](?=\\d)){0,40}`,
  "iu",
);
const UNSURE = /\?\s*$|(?<!\p{L})(?:if|might|could|would|nearly lost|almost)(?!\p{L})/iu;

/** What a failure cost, in their words; null where no sum or customer was told as lost. */
export function lossIn(story: readonly string[]): string | null {
  for (const sentence of story) {
    const said = UNSURE.test(sentence)
      ? null
      : typed(LOSS.exec(sentence)?.[0].replace(/^(?:, |and |but |so )+/i, "") ?? null);
    if (said !== null) return `“${said}”`;
  }
  return null;
}

/** So many sentences on, what it cost is still told. */
const REACH = 3;

/** What was lost over what a tool did wrong, in the sentences that follow it; null where none was told. */
export function lossOver(
  wrong: string | null,
  { aiExperience, aiFriction, otherChallenge }: Told,
): string | null {
  const begins = wrong?.replace(/[“”…]/g, "").slice(0, 40).toLowerCase();
  if (begins === undefined) return null;
  for (const told of [aiExperience, aiFriction, otherChallenge].map(plainSentencesIn)) {
    const place = told.findIndex((sentence) => sentence.toLowerCase().includes(begins));
    if (place !== -1) return lossIn(told.slice(place, place + REACH + 1));
  }
  return null;
}
