import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Ledger } from "@/lib/domain/ledger/fact";
import { plainSentencesIn } from "../calendar/told-sentences";
import { NAME, SURNAME } from "./first-name";
import { proposedIn } from "./proposal";
import { stretchHolding } from "./stretch";

/** One by name who is against it, in the leader's words. */
export interface NamedAgainst {
  name: string;
  quote: string;
}

const BESIDE =
  "(?: \\([^)]{2,70}\\))?(?:(?:, [^,.;]{3,30}){1,2},)?(?: who [^.;,]{3,30}?)?(?:(?:'s been| (?:has|have|had|owns|runs|does)) [^.;,]{3,40} and)?";
const NEVER =
  "(?:never|no|not|nothing|(?:it|this|that|AI|them) (?:off|gone|out|stopped)|against|over (?:his|her|my|their) dead body|quits?|replac\\p{L}+|fad|toy|gimmick|liability|hazard|waste|rather|hates?|(?:do|does|wo|would|could|ca|is)n'?t)";
const REFUSES =
  "(?:wo|does|would|will) ?(?:n'?t|not) (?:even )?(?:look at|touch|use|try|go near|hear of|have|trust|listen|learn)";
/** "Marc (QA) says never again", "Dale won't look at a screen", "Theo, our head buyer, wants it off", "Joanne figures I'm replacing her" */
const against = (name: string) =>
  new RegExp(
    `(?<!\\p{L})${name}${SURNAME}${BESIDE} (?:(?:says?|said|thinks?|figures|swears|reckons|wants|calls it) (?:[^.;]{0,50}? )?${NEVER}(?!\\p{L})|${REFUSES}(?!\\p{L})|(?:hates|refuses|distrusts|dreads|is (?:scared|afraid|wary|sick) of|is (?:dead|flatly|all|totally)? ?(?:set )?against) ?)`,
    "u",
  );
const AGAINST = against(NAME);
/** What is said for it, of others, of a past that ended, or not sure. */
const NOT_SO =
  /\?|\$|\d ?%|(?<!\p{L})(?:if|unless|might|maybe|used to|retired|quit|left us|no longer|customers?'?s?|clients?'?|competitors?|not (?:to wait|only|just|worried|afraid|against)|no (?:problem|issue|objection)s?|nothing against|falling behind|too slow|can't wait|cannot wait)(?!\p{L})/iu;
const MOST = 110;

/** In what is in the way; null where no one is named, or it is not sure. */
export function namedAgainst(
  { aiFriction }: Pick<Answers, "aiFriction">,
  { facts }: Ledger,
): NamedAgainst | null {
  for (const sentence of plainSentencesIn(aiFriction).flatMap((each) => each.split(/;\s+/))) {
    const name = AGAINST.exec(sentence)?.groups?.who;
    if (name === undefined || NOT_SO.test(sentence) || isThing(name, facts) || proposedIn(sentence) !== null)
      continue;
    const quote = stretchHolding(sentence, against(name), MOST);
    if (quote !== null) return { name, quote: `“${quote}”` };
  }
  return null;
}

/** A system, a body or a place may say no too, and writes nothing down. */
const isThing = (name: string, facts: Ledger["facts"]): boolean =>
  facts.some(({ kind, text }) => (kind === "product" || kind === "body") && text.includes(name));
