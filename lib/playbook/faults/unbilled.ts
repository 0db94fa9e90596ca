import { plain, sentencesIn } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";

/** Work that is done and never billed: "extras we do and don't bill". */
export interface Unbilled {
  /** "extras" */
  what: string;
  sentence: string;
}

const NOT_BILLED =
  /(?<!\p{L})(?:(?:do|did|done|deliver\p{L}*|ship\p{L}*|finish\p{L}*) (?:and|but) (?:we |I )?(?:don't|didn't|do not|never|not|forget to) (?:bill|billed|invoice|invoiced|charge|charged|on the (?:invoice|bill))|not on the (?:invoice|bill)s?|(?:forgets?|forgot|forgetting) to (?:bill|invoice|charge)|(?:never|not) (?:gets? |got |been )?(?:billed|invoiced|charged for)|(?:goes|go|went) unbilled)(?!\p{L})/iu;
const WHAT =
  /(?:^|(?<!\p{L})(?:the|our|all the) )(?<what>(?:change orders|extras|add-?ons|extra (?:work|hours|trips|stops|parts)|parts|waiting time|standby(?: time)?|materials|overtime|change requests))(?!\p{L})/iu;
const NOT_SO =
  /\?|(?<!\p{L})(?:if|would|could|used to|no longer|free of charge|for free|on purpose)(?!\p{L})/iu;

/** In their challenge; null where all is billed, or what is not was given on purpose. */
export function unbilledIn(otherChallenge: string | null): Unbilled | null {
  const sentences = sentencesIn(otherChallenge);
  const at = sentences.findIndex((each) => NOT_BILLED.test(plain(each)) && !NOT_SO.test(plain(each)));
  const sentence = sentences[at];
  if (sentence === undefined) return null;
  const what = [sentence, ...sentences.slice(0, at)].flatMap(
    (each) => WHAT.exec(plain(each))?.groups?.what?.toLowerCase() ?? [],
  );
  return { what: what[0] ?? "work that is not billed", sentence };
}

/** A line for each of them where the work is written down, and no invoice before it is answered. */
export const unbilledPilot = ({ what }: Unbilled): UsualPilot =>
  ownPilot({
    title: "Billed as it was done",
    pilot: `one line for each kind of ${what} where the work is written down, yes or no, and no invoice out before each line is answered`,
    measure: `${what} that were done and are not on the invoice, of a hundred jobs`,
    stop: "more than one job in ten comes back with a line left empty",
    firstStep: `Pull fifty jobs of another month, and count the ${what} that were done and are not on the invoice`,
    guardrail:
      "A person sends each invoice, and nothing is billed afterwards before the customer has been spoken to",
    afterwards: "Carry what was answered into the invoice without typing it again, on your own computer",
    notYet: {
      what: "Software that reads what was written",
      why: "a line costs nothing, and shows what is left to be read",
    },
    goesOn: "at most 5 jobs in 100 leave with something unbilled",
    byHand: true,
    counts: `${what} that are not billed`,
    risk: {
      risk: "“No” is written without looking, because it is quicker.",
      control: "Ten jobs a week are looked at again, by someone who did not write the sheet.",
    },
  });
