import { phraseOf } from "./numbers/nouns";
import { period, periodAdverb, singular, singularIn, singularOfPlural, timeUnit } from "./numbers/units";
import type { Sentence } from "./sentence";
import type { Token } from "./tokens";

/** "Condition surveys.", "The morning bulletin.", "Pricing.": a few words that name the work which the next ones count. */
export interface Heading {
  /** The words, as places in the sentence. */
  readonly from: number;
  readonly to: number;
  /** One of it, as it is counted: "condition survey". */
  readonly noun: string;
  /** "Pricing" is work on something else, which is what is counted. */
  readonly isDoing: boolean;
  /** "Loan renewals: 640 a year": the sentence itself goes on to count. */
  readonly isLabel: boolean;
}

const MOST_WORDS = 4;
/** "Also the messages, 25 a day" */
const BEFORE_IT = /^(?:also|plus|the|our|my|les?|la|l|nos|notre|mes|mon|ma)$/;
const NO_HEADING =
  /^(?:i|we|you|he|she|it|they|us|them|this|that|these|those|who|what|why|how|je|tu|il|elle|on|nous|vous|ils|elles|ca|cela|ce|is|are|was|were|be|been|am|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|needs|want|wants|get|gets|got|go|goes|went|est|sont|ont|avons|avoir|etre|fait|font|not|no|none|never|nothing|pas|rien|aucune?|jamais|personne|yes|oui|non|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|same|so|too|very|more|less|late|lovely|hard|good|bad|often|here|there|and|or|but|et|ou|mais|because|if|when|since|than|as|only|just|maybe|perhaps|mostly|really)$/;

/** "Certificates", under "Hull certificates.": the heading's last word, or all of it. */
export const isOfHeading = (noun: string | null, heading: string | null): boolean =>
  noun !== null && heading !== null && (noun === heading || heading.endsWith(` ${noun}`));

export function headingOf({ tokens, lang, isQuestion }: Sentence): Heading | null {
  const from = Math.max(
    0,
    tokens.findIndex(({ text }) => !BEFORE_IT.test(text)),
  );
  const colon = tokens.findIndex(({ before }) => /^ ?: ?$/.test(before));
  const comma = colon === -1 ? countedBehindComma(tokens, from) : -1;
  const label = colon === -1 ? comma : colon;
  const defined = label === -1 ? definedBehindComma(tokens, from) : -1;
  const to = label !== -1 ? label : defined !== -1 ? defined : tokens.length;
  const words = tokens.slice(from, to);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || isQuestion || words.length > MOST_WORDS) return null;
  const isPlain = words.every(
    (token, at) =>
      token.kind === "word" &&
      !NO_HEADING.test(token.text) &&
      (at === 0 || !token.isBreak) &&
      // "The morning bulletin" is one, "next month" is none.
      (at < words.length - 1 || (period(token) === undefined && timeUnit(token) === undefined)),
  );
  if (!isPlain) return null;
  // A French heading begins with what is counted: "avis d'écart".
  const noun =
    lang === "fr"
      ? (singularIn(lang, first) ?? first.text)
      : [phraseOf(words.slice(0, -1)), singular(last)]
          .filter((part) => part !== "")
          // "Run-outs" keep the hyphen that was typed.
          .join(last.before === "-" ? "-" : " ");
  return { from, to, noun, isDoing: lang === "en" && /.{3}ing$/.test(last.text), isLabel: label !== -1 };
}

/** "Weight slips, 75 a week": several of them, and how many behind the first comma. */
function countedBehindComma(tokens: readonly Token[], from: number): number {
  const comma = tokens.findIndex(({ isBreak }, at) => at > from && isBreak);
  const [first, last, number, behind] = [tokens[from], ...tokens.slice(comma - 1, comma + 2)];
  const isCount = number?.kind === "number" && number.before === ", " && behind?.isBreak === false;
  const isRate = isCount && (PER.test(behind.text) || periodAdverb(behind) !== undefined);
  const isSeveral = [first, last].some((word) => word !== undefined && singularOfPlural(word) !== undefined);
  return comma !== -1 && isRate && isSeveral && !LEADS_ELSEWHERE.test(first?.text ?? "") ? comma : -1;
}

/** "Arisings, the work you only find when you open her up": several of them, and what they are. */
function definedBehindComma(tokens: readonly Token[], from: number): number {
  const comma = tokens.findIndex(({ isBreak }, at) => at > from && isBreak);
  const [last, behind] = [tokens[comma - 1], tokens[comma]];
  const isSeveral = last !== undefined && singularOfPlural(last) !== undefined;
  const isShort = comma !== -1 && comma - from <= MOST_DEFINED;
  return isShort && isSeveral && behind?.before === ", " && DEFINES.test(behind.text) ? comma : -1;
}

const MOST_DEFINED = 2;
const DEFINES = /^(?:the|what|which|meaning|ce|les?|la)$/;
const PER = /^(?:an?|per|each|every|par|chaque)$/;
/** "In some branches, 40 a day" */
const LEADS_ELSEWHERE =
  /^(?:in|on|at|for|from|with|of|by|to|under|over|about|across|within|after|before|during|most|some|all|both|en|dans|pour|avec|par|chez|sans|sous|certaines?|certains)$/;
