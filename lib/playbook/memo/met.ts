import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { wordsBefore } from "@/lib/domain/value/around";
import { isBeside } from "@/lib/domain/value/usable";
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
    (spoken) =>
      SPOKEN_OF.test(wordsBefore(spoken)) &&
      factsOf(ledger.facts.filter(isFirm), "incident").some(
        (met) => met.key === "false_output" && isBeside(met, spoken),
      ),
  );
  return body === undefined ? "" : ` about ${bodyInWords(body.text, body.key)}`;
}

/** "CFIA held the container": who found it, and not what it was about. */
const SPOKEN_OF =
  /(?<!\p{L})(?:about|on|of|under|from|for|in|quoted|cited|invented|sur|de|du|des|selon|à)(?: (?:the|our|an?|la|le|les|l['’]|\p{L}+ (?:of|in|from)))?\s*$/iu;
