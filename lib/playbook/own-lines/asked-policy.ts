import { ENGLISH_MONTHS, fullMonth, SHORT_MONTHS } from "../calendar/month-names";
import { plainSentencesIn, type Told } from "../calendar/told-sentences";

/** A written rule on AI that others want to see. */
export interface AskedPolicy {
  /** "the insurer" */
  by: string;
  /** "before February 1", where a date was told; null otherwise. */
  before: string | null;
}

const WHO =
  "(?<who>insurers?|insurance(?: company| broker)?|underwriters?|broker|bank|lender|credit union|franchisor|franchise|head office|parent company|regulator|inspectors?|auditors?|board|council|funders?|foundation|ministry|customers?|clients?|buyers?|landlord|general contractor|school district|city|hospital|mine|accreditor|certifier|association)";
const WANTS =
  "(?:wants?|needs?|requires?|demands?|expects?|insists on|(?:is |are )?ask(?:s|ing|ed)?(?: us| me)?(?: for)?|will (?:want|need|require|ask(?: us| me)? for)|won't renew without|will not renew without)";
const TO_SEE =
  "(?:to (?:see|have|read|get) |us to (?:have|send|show|adopt) |me to (?:have|send|write|sign) )?";
const RULE = "(?:polic(?:y|ies)|rules?|guidelines?|statement|one[- ]pager|page)";
const ASKS = new RegExp(
  `(?<!\\p{L})${WHO} (?:now |also |just |has |have )*(?:sent [^,.;]{3,30}(?:,| and) (?:it |they )?)?${WANTS} ${TO_SEE}(?:(?:my|our|a|an|the|some|one) )*(?:\\p{L}+ ){0,3}?${RULE}(?!\\p{L})`,
  "iu",
);
const AI = /(?<!\p{L})(?:AI|ChatGPT|artificial intelligence)(?!\p{L})/iu;
/** "The policy on AI", "a written policy": what is asked for is a rule, and no cover. */
const OF_AI = new RegExp(
  `(?<!\\p{L})(?:(?:AI|ChatGPT)(?: use| usage)? ${RULE}|${RULE}(?: \\p{L}+){0,4} (?:AI|ChatGPT)|written ${RULE})(?!\\p{L})`,
  "iu",
);
const NOT_SO =
  /\?\s*$|(?<!\p{L})(?:if|might|maybe|used to|competitors?|last (?:year|spring|fall|winter|summer)|(?:we|I) (?:already )?(?:sent|gave|signed|have sent|have one|have it|wrote it|adopted)|done(?=[.,;]|$)|says nothing|excludes?)(?!\p{L})/iu;

const DATE = new RegExp(
  `(?<!\\p{L})(?:by|before|until|for|on|of|in|due|is|no later than|at)(?: the)?(?<end> end of)? (?:(?<dayFirst>\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(?<month>${ENGLISH_MONTHS}|${SHORT_MONTHS})\\.?(?: (?<day>\\d{1,2})(?:st|nd|rd|th)?)?(?![\\p{L}\\d])`,
  "u",
);

/** Who asks for it, and by when; null where no one does, or it was given already. */
export function askedPolicy({ aiFriction, otherChallenge, aiExperience }: Told): AskedPolicy | null {
  for (const told of [aiFriction, otherChallenge, aiExperience].map(plainSentencesIn)) {
    for (const [place, sentence] of told.entries()) {
      const who = ASKS.exec(sentence)?.groups?.who;
      const isAsked =
        who !== undefined && AI.test(sentence) && OF_AI.test(sentence) && !NOT_SO.test(sentence);
      if (isAsked) return { by: calledBy(who), before: dateIn(sentence) ?? dateOfRenewal(told[place + 1]) };
    }
  }
  return null;
}

/** "the insurer", who is no insurance, and "head office" without an article. */
function calledBy(who: string): string {
  if (/^head office$/i.test(who)) return "head office";
  return `the ${who.toLowerCase().replace(/^insurance(?: company)?$/, "insurer")}`;
}

/** "Renewal is February 1." */
const dateOfRenewal = (next: string | undefined): string | null =>
  next !== undefined && /^(?:the |our )?(?:renewal|deadline|due|audit|date|that|it)(?!\p{L})/iu.test(next)
    ? dateIn(next)
    : null;

/** "before February 1", "before the end of March", "by March" */
function dateIn(sentence: string): string | null {
  const { end, dayFirst, month: typed = "", day = dayFirst } = DATE.exec(sentence)?.groups ?? {};
  const month = typed === "" ? null : fullMonth(typed);
  if (month === null) return null;
  if (day !== undefined) return `before ${month} ${day}`;
  return end === undefined ? `by ${month}` : `before the end of ${month}`;
}
