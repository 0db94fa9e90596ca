import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { bodyInWords } from "../body-name";
import type { CompanyProfile } from "../company-profile";
import { kindOfWrong } from "../kind-of-wrong";

/** What kind of wrong answer they met, and about what. */
export const wrongIn = ({ ledger }: CompanyProfile): string =>
  kindOfWrong(
    factsOf(ledger.facts.filter(isFirm), "incident").find(({ key }) => key === "false_output")?.sentence ??
      "",
  );

export function metIn({ ledger }: CompanyProfile): string {
  const body = factsOf(ledger.facts, "body").find(
    ({ field, sentence, sentenceAt, span }) =>
      SPOKEN_OF.test(sentence.slice(0, span[0] - sentenceAt)) &&
      factsOf(ledger.facts.filter(isFirm), "incident").some(
        (met) => met.key === "false_output" && met.field === field && met.sentenceAt === sentenceAt,
      ),
  );
  return body === undefined ? "" : ` about ${bodyInWords(body.text, body.key)}`;
}

/** "CFIA held the container": who found it, and not what it was about. */
const SPOKEN_OF =
  /(?<!\p{L})(?:about|on|of|under|from|for|in|quoted|cited|invented|sur|de|du|des|selon|à)(?: (?:the|our|an?|la|le|les|l['’]|\p{L}+ (?:of|in|from)))?\s*$/iu;
