import type { Answers } from "@/lib/domain/assessment/assessment";
import { plain, sentencesIn } from "../calendar/told-sentences";

const FIGURE = String.raw`(?:a |an |the )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten)`;
const THEIRS =
  "(?:clients?|customers?|buyers?|airports?|engineers?|auditors?|inspectors?|boards?|members?|owners?|lenders?|courts?|insurers?|regulators?|donors?|funders?|guests?|patients?|famil(?:y|ies)|councils?)";
const THING =
  "(?:reports?|letters?|quotes?|bids?|notes?|listings?|summar(?:y|ies)|minutes|invoices?|emails?|certificates?|drafts?|statements?|files?|descriptions?|captions?|translations?|plans?|proposals?)";

const BY_A_TOOL =
  "(?:the )?(?:model|AI|tool|bot|assistant|ChatGPT|Claude|Copilot|Gemini) (?:had )?(?:put|made up|invented|added|wrote|left)";

/** "One report said 3 strikes when the log said 8", "a quote went out with last year's price" */
const WRONG: readonly RegExp[] = [
  `${THING} (?:said|showed|listed|had|gave|put|counted) ${FIGURE}(?: \\p{L}+){0,3},? (?:when|where|while) (?:the|our|their|it) [^.;?]{0,30}?(?:said|showed|had|was|were|counted) `,
  `${THING} (?:said|showed) ${FIGURE}(?: \\p{L}+){0,3},? (?:and|but) (?:the|our|their) \\p{L}+ (?:said|showed) `,
  `${THING} (?:went|goes|got) (?:out|to [^.;?]{2,30}) (?:with|under|to) (?:the |a )?(?:wrong|old|another|last (?:year|month)'s)`,
  `(?:sent|mailed|filed|issued|published|posted) (?:out )?(?:an?|one|two|three|the) (?:\\p{L}+ )?${THING} with (?:the |an? )?(?:wrong|invented|made-up|old)`,
  `\\p{L}+s (?:went|got|have gone|had gone) out with (?:something wrong|errors?|mistakes?|an? \\p{L}+|\\p{L}+s) (?:that )?${BY_A_TOOL}`,
].map((source) => new RegExp(`(?<!\\p{L})(?:${source})`, "iu"));

/** "Three cases went out": what one of them is called; null where another sentence says it. */
export function sentOut(slip: string): { piece: string; pieces: string } | null {
  const [, pieces = ""] = /(\p{L}+s) (?:went|got|have gone|had gone) out(?!\p{L})/iu.exec(plain(slip)) ?? [];
  return pieces === ""
    ? null
    : { piece: pieces.toLowerCase().replace(/s$/, ""), pieces: pieces.toLowerCase() };
}

/** "The client found it, not us." */
const FOUND = new RegExp(
  `^(?:but |and )?(?:the|their|our|one|an?) (?:\\p{L}+ )?(?:${THEIRS}|${THEIRS}'s \\p{L}+) (?:found|caught|noticed|spotted|flagged|saw) (?:it|them|that|this|the (?:error|mistake))(?!\\p{L})`,
  "iu",
);
const NOT_SO =
  /\?|(?<!\p{L})(?:if|would|could|might|should|never|no|not one|competitors?'?s?|vendors?|used to)(?!\p{L})/iu;

/** What was wrong and left all the same, in the sentence of their challenge that tells it; null where none was told. */
export function slippedThrough({ otherChallenge }: Pick<Answers, "otherChallenge">): string | null {
  const told = sentencesIn(otherChallenge);
  const found = told.find((typed, place) => {
    const sentence = plain(typed);
    const next = plain(told[place + 1] ?? "");
    const isFound =
      FOUND.test(next) && /\d|(?<!\p{L})(?:wrong|missing|missed|invented)(?!\p{L})/iu.test(sentence);
    return !NOT_SO.test(sentence) && (WRONG.some((wrong) => wrong.test(sentence)) || isFound);
  });
  return found ?? null;
}
