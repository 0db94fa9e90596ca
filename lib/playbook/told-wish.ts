import { sentencesIn } from "./calendar/told-sentences";
import type { CompanyProfile } from "./company-profile";
import { inTheirWords } from "./typed-facts";

/** "We want to trial an AI camera on the line": what they would try themselves, and who wants it. */
const WISH =
  /(?<!\p{L})(?:we|i) (?:want|would like|'d like|hope|plan|are planning|are looking) to (?:trial|try|pilot|test|buy|add)(?: out)? [^.;]*(?<!\p{L})(?:ai|camera|cameras|bot|chatbot|assistant|model|software|robot)(?!\p{L})|(?<!\p{L})(?:nous voulons|nous aimerions|on veut|on aimerait|je veux|j['’]aimerais) (?:essayer|tester|piloter) [^.;]*(?<!\p{L})(?:ia|caméras?|robot|assistant|logiciel)(?!\p{L})/iu;

/** What they want to try is named and put in its place, where the first trial is another; empty where nothing is wished for. */
export function wishBesideTrial({ answers, lead }: CompanyProfile): string {
  for (const field of ["otherChallenge", "aiExperience", "aiFriction"] as const)
    for (const sentence of sentencesIn(answers[field])) {
      const [text] = WISH.exec(sentence) ?? [];
      if (text === undefined || lead.said?.includes(text)) continue;
      return `You wrote ${inTheirWords({ sentence, text })}. It is not part of the first trial. Before it is bought, write down the same four things: what is counted today, what ends it, who decides, and on which day.`;
    }
  return "";
}
