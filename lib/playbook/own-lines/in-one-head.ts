import { ENGLISH_MONTHS } from "../calendar/month-names";
import { plainSentencesIn, type ToldTroubles } from "../calendar/told-sentences";
import { NAME, SURNAME } from "./first-name";

const BY = `(?:in (?:\\d+|two|three|four|five|six|ten|eighteen) (?:months|years|weeks)|in (?:${ENGLISH_MONTHS})(?: 20\\d\\d)?|in 20\\d\\d|next (?:year|spring|summer|fall|winter))`;
/** "Tammy builds the routes …, she retires in 14 months and it's all in her head" */
const HERS = new RegExp(
  `^(?:(?:And|But|So) )?${NAME}${SURNAME},? (?:\\p{L}+ )?[^?]*?(?<!\\p{L})in (?<whose>her|his) (?:own )?head(?!\\p{L})`,
  "u",
);
/** "It's all in Tammy's head" */
const NAMED = new RegExp(`(?<!\\p{L})in ${NAME}'s head(?!\\p{L})`, "u");
const LEAVES = new RegExp(
  `(?<!\\p{L})(?<goes>retires?|is retiring|leaves|is leaving) (?<by>${BY})(?!\\p{L})`,
  "u",
);
const NOT_SO =
  /(?<!\p{L})(?:if|would|could|might|not|never|no longer|used to|was|were|competitors?|customers?'?s?)(?!\p{L})|n't(?!\p{L})/iu;

/** "What it takes is in Tammy's head, and she retires in 14 months."; null where no one by name was told so. */
export function inOneHead({ otherChallenge, aiFriction }: ToldTroubles): string | null {
  for (const told of [otherChallenge, aiFriction].flatMap(plainSentencesIn)) {
    const found = (NAMED.exec(told) ?? HERS.exec(told))?.groups;
    const who = found?.who;
    const upToHead = told.slice(0, told.search(/(?<!\p{L})head(?!\p{L})/u));
    if (who === undefined || told.endsWith("?") || NOT_SO.test(upToHead)) continue;
    const { goes = "", by } = LEAVES.exec(told)?.groups ?? {};
    const verb = /retir/.test(goes) ? "retires" : "leaves";
    const she = found?.whose === undefined ? who : found.whose === "her" ? "she" : "he";
    const known = `What it takes is in ${who}'s head`;
    return by === undefined ? `${known}.` : `${known}, and ${she} ${verb} ${by}.`;
  }
  return null;
}
