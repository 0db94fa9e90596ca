import { plain, sentencesIn } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";

/** Claims that are paid because nothing proves otherwise: "97 I just paid because I couldn't prove it". */
export interface Claimed {
  sentence: string;
}

const CLAIMS = /(?<!\p{L})(?:claims?|disputes?|complaints?|chargebacks?|missing|short)(?!\p{L})/iu;
const NO_PROOF =
  /(?<!\p{L})(?:can'?t|cannot|couldn'?t|could not|no way to|never able to|unable to|nothing to) (?:even )?(?:prove|show|defend)(?!\p{L})/iu;
const NOT_SO = /\?|(?<!\p{L})(?:if|would|used to|no longer)(?!\p{L})/iu;
/** Sentences before it in which the claims are told. */
const REACH = 3;

export function claimedOfUs(otherChallenge: string | null): Claimed | null {
  const sentences = sentencesIn(otherChallenge);
  for (const [at, sentence] of sentences.entries()) {
    const told = plain(sentence);
    if (!NO_PROOF.test(told) || NOT_SO.test(told)) continue;
    const around = sentences.slice(Math.max(0, at - REACH), at + 1).map(plain);
    if (around.some((each) => CLAIMS.test(each))) return { sentence };
  }
  return null;
}

/** What leaves is counted as what comes in is, for those first who claim most. */
export const claimedPilot = (_: Claimed): UsualPilot =>
  ownPilot({
    title: "Counted out as it is counted in",
    pilot:
      "what leaves counted out by the list that it came in with, with a name and a time, for those first who claim most",
    measure: "claims that are paid because nothing proves otherwise, and minutes for one count",
    stop: "such claims have not halved after eight weeks for those it is done for",
    firstStep:
      "Sort last year's claims by who made them, beside how much each of them sends, and begin with those who claim more than their share",
    guardrail: "The list stays with you, and has no name on it but that of the one who counted",
    afterwards: "Send the list along with what leaves, so that a gap is told on the same day",
    notYet: {
      what: "A machine that counts",
      why: "the list costs minutes, and shows how many claims are left for one",
    },
    goesOn: "such claims fall by half where it is done",
    byHand: true,
    counts: "claims that nothing proves wrong",
    risk: {
      risk: "It is ticked without counting, on a busy day.",
      control: "Two a day are counted again by someone else, and both lists are kept.",
    },
  });
