import { type Fact, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "./company-profile";
import { TAKEN_UP_AGAIN } from "./own-lines/taken-up";
import type { Tension } from "./stance-tensions";
import { quoted, typed } from "./typed";

/** A sentence that is longer tells more than that it ended. */
const MOST = 80;

/** That a use of AI ended here, in the sentence that says so; null where one was taken up again, or none is sure. */
function endedUse({ ledger, answers, wentWrong, tried }: CompanyProfile): string | null {
  // Page one tells the trial that failed, and what is different.
  if (tried !== null) return null;
  const ended = factsOf(ledger.facts.filter(isFirm), "state").find(
    (fact) => fact.key === "stopped" && fact.field === "aiExperience" && [...fact.sentence].length <= MOST,
  );
  if (ended === undefined || TAKEN_UP_AGAIN.test(after(ended, answers.aiExperience))) return null;
  const said = typed(ended.sentence);
  // Page one's risk has these words already.
  if (said === null || wentWrong?.includes(said) || said.includes(wentWrong?.slice(1, -1) ?? "\n"))
    return null;
  return quoted(said, MOST);
}

const after = ({ sentence, sentenceAt }: Fact, answer: string | null): string =>
  (answer ?? "").normalize("NFC").slice(sentenceAt + sentence.length);

/** A use that ended says more than what was ticked. */
export const OF_ENDED_USE: Tension = {
  applies: (firm) => endedUse(firm) !== null,
  write: (firm) => ({
    headline: `One use of AI has ended here already (${endedUse(firm)}); this time the rule that ends it is written first.`,
    soWhat: "Say before the next one begins why the last one ended, and what would end this one.",
  }),
};
