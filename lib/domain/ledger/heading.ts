import { phraseOf } from "./numbers/nouns";
import { period, singular, singularOfPlural, timeUnit } from "./numbers/units";
import type { Sentence } from "./sentence";

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
const ARTICLE = /^(?:the|our|my|les?|la|l|nos|notre|mes|mon|ma)$/;
const NO_HEADING =
  /^(?:i|we|you|he|she|it|they|us|them|this|that|these|those|who|what|why|how|je|tu|il|elle|on|nous|vous|ils|elles|ca|cela|ce|is|are|was|were|be|been|am|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|needs|want|wants|get|gets|got|go|goes|went|est|sont|ont|avons|avoir|etre|fait|font|not|no|none|never|nothing|pas|rien|aucune?|jamais|personne|yes|oui|non|same|so|too|very|more|less|late|lovely|hard|good|bad|often|here|there|and|or|but|et|ou|mais|because|if|when|since|than|as|only|just|maybe|perhaps|mostly|really)$/;

export function headingOf({ tokens, lang, isQuestion }: Sentence): Heading | null {
  const from = ARTICLE.test(tokens[0]?.text ?? "") ? 1 : 0;
  const colon = tokens.findIndex(({ before }) => /^ ?: ?$/.test(before));
  const to = colon === -1 ? tokens.length : colon;
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
      ? (singularOfPlural(first) ?? first.text)
      : [phraseOf(words.slice(0, -1)), singular(last)].filter((part) => part !== "").join(" ");
  return { from, to, noun, isDoing: lang === "en" && /.{3}ing$/.test(last.text), isLabel: colon !== -1 };
}
