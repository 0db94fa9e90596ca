import type { Answers } from "@/lib/domain/assessment/assessment";
import { sentencesIn } from "./calendar/told-sentences";
import { inTheirWords } from "./typed-facts";

/** "Our AI policy allows agents on our own data", "house rule: our own agents yes, public chatbots no". */
const BY_A_RULE =
  /(?<!\p{L})(?:(?:house|our|the|company|in-house)(?: own)? (?:\p{L}+ )?(?:rules?|policy|policies)|notre (?:politique|règle)|la règle de la maison)(?!\p{L})[^.]*(?<!\p{L})(?:allows?|permits?|may|yes|fine|ok|okay|autorise|permet|oui)(?!\p{L})|(?<!\p{L})(?:allowed|permitted|approved|fine) (?:by|under) (?:our|the) (?:\p{L}+ )?(?:rules?|policy)(?!\p{L})|^we allow (?:our own|internal|in-house)(?!\p{L})/iu;
const OF_AI =
  /(?<!\p{L})(?:AI|IA|agents?|bots?|chatbots?|assistants?|copilots?|ChatGPT|Claude|Gemini|models?|LLMs?)(?!\p{L})/u;

/** What a rule of theirs allows already, in their words; null where they told of none. */
export function toldRule({ aiFriction, aiExperience, otherChallenge }: Answers): ToldRule | null {
  for (const sentence of [aiFriction, aiExperience, otherChallenge].flatMap(sentencesIn)) {
    const [text] = BY_A_RULE.exec(sentence) ?? [];
    if (text !== undefined && OF_AI.test(sentence))
      return { sentence, quote: inTheirWords({ sentence, text }) };
  }
  return null;
}

interface ToldRule {
  sentence: string;
  quote: string;
}
