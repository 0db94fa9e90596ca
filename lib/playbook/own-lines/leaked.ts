import { plainSentencesIn, type Told } from "../calendar/told-sentences";
import { stretchHolding } from "./stretch";

const PEOPLE =
  "(?:(?:an?|one|two|three|four|some) (?:of (?:our|my|the) )?(?!buyers?|customers?|clients?|competitors?|vendors?|suppliers?)(?:\\p{L}+ ){1,3}?|(?:our|my) (?!buyers?|customers?|clients?|competitors?|vendors?|suppliers?)(?:\\p{L}+ ){1,2}?|people |staff |they |some ?one |some ?body )";
const TOOL =
  "(?:an? |the |his |her |their |some )?(?:(?:own|free|personal|private|public) )*(?:ChatGPT|Copilot|Gemini|Claude|Grok|DeepL|(?:AI )?(?:chatbots?|tools?|bot|apps?|websites?)|AI|accounts?|translator)";
/** "A clerk pasted a payroll list into ChatGPT" */
const PUT_IN = new RegExp(
  `(?<!\\p{L})${PEOPLE}(?:has |have |had )?(?:put|puts|pasted?|typed|uploaded|fed|dropped|copied|entered|ran) [^.;]{3,80}? (?:in|into|to|onto|through) ${TOOL}(?!\\p{L})`,
  "iu",
);
/** What should have stayed inside. */
const INSIDE =
  /(?<!\p{L})(?:names?|address(?:es)?|plans?|scripts?|patients?|residents?|clients?'?s?|customers?'?s?|salar(?:y|ies)|payroll|contracts?|invoices?|drawings?|confidential|passports?|medical|inventor(?:y|ies)|recipes?|formulas?|price list|bids?|files?|records?|photos?|financials?|bank|locations?)(?!\p{L})/iu;
/** That it was no good thing, as it was told. */
const REGRETTED =
  /(?<!\p{L})(?:free (?:\p{L}+ )?(?:account|chatgpt|tool|version|chatbot|app|site|website)|(?:personal|private|own) account|without (?:asking|telling|permission)|do(?:n't| not) know what else|found out|caught|our rule|not allowed|forbidden|banned|since then|that's why|scared|breach|apologi[sz]\p{L}+|her home|his home)(?!\p{L})/iu;
const UNSURE =
  /\?\s*$|(?<!\p{L})(?:if|might|may|could|would|imagine|never|not yet|competitors?|used to|to see (?:if|how|what))(?!\p{L})/iu;

/** What someone of theirs put into a tool and should not have, in the leader's words; null where none was told. */
export function leakedIn({ aiExperience, aiFriction, otherChallenge }: Told): string | null {
  for (const answer of [aiExperience, aiFriction, otherChallenge].map(plainSentencesIn)) {
    for (const [place, sentence] of answer.entries()) {
      const around = answer.slice(Math.max(0, place - 1), place + 2).join(" ");
      const told = PUT_IN.exec(sentence);
      const isTold = told !== null && !UNSURE.test(upTo(sentence, told));
      const quote =
        isTold && INSIDE.test(sentence) && REGRETTED.test(around)
          ? stretchHolding(sentence.slice(told.index), PUT_IN, MOST)
          : null;
      if (quote !== null) return `“${quote}”`;
    }
  }
  return null;
}
const upTo = (sentence: string, { 0: said, index }: RegExpExecArray): string =>
  `${sentence.slice(0, index + said.length)}${/\?\s*$/.test(sentence) ? "?" : ""}`;
const MOST = 130;
