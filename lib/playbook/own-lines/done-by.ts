import type { Answers } from "@/lib/domain/assessment/assessment";
import { ENGLISH_MONTHS } from "../calendar/month-names";
import { plain, plainSentencesIn } from "../calendar/told-sentences";

/** A first name is written with a capital; so are the words that begin a sentence, days, tools and bodies. */
const NAME = String.raw`(?<who>(?!(?:The|Our|My|We|They|He|She|This|That|Each|Every|Staff|Head|Board|Council|Union|Management|Corporate|Office|Everyone|Someone|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|${ENGLISH_MONTHS}|Excel|Sage|Copilot|Gemini|Claude|Siri|Alexa|Outlook|Access|Xero|Toast|Square|Jobber|Kronos|Finance|Sales|Operations|Accounting|Quality|Health|Canada|Ontario|Customers|Drivers)(?!\p{L}))\p{Lu}\p{Ll}{2,})`;
const ROLE =
  "(?<role>controller|bookkeeper|office manager|quality manager|plant manager|yard manager|foreman|lead hand|dispatcher|scheduler|accountant|supervisor|coordinator)";

/** "I had Priya count them", "Wim, who hears the dehairer going", "Doug reads meters once a month", "our controller pulled 60 job tickets" */
const DONE: readonly RegExp[] = [
  `(?<!\\p{L})(?:I|we) had ${NAME} (?:count|pull|go through|check|tally|log|list|look through)(?!\\p{L})`,
  `(?<!\\p{L})${NAME}, who (?:hears|sees|spots|catches|reads|counts|checks|tracks|keeps)(?!\\p{L})`,
  `^${NAME} (?:reads|counts|checks|walks) [^.;,]{3,40} (?:once a|twice a|every|each|by hand)(?!\\p{L})`,
  `(?<!\\p{L})(?:[Oo]ur|[Mm]y) ${ROLE} (?:pulled|counted|went through|tallied|logged|checked) (?:about |the last )?\\d+ `,
].map((source) => new RegExp(source, "u"));
/** What is past, not sure, or would blame the one who is named. */
const NOT_THEM =
  /\?|(?<!\p{L})(?:if|might|no(?:body| one)|used to|retired|quit|left us|fired|blame\p{L}*|fault|forg[eo]t\p{L}*|customers?'?s?|competitors?)(?!\p{L})/iu;
const LONG_WORD = /\p{L}{7,}/gu;

/** "Priya", "the controller": who has done that very work, where it was told beside the sentence that is about it; null otherwise. */
export function doneBy({ otherChallenge }: Pick<Answers, "otherChallenge">, about: string): string | null {
  const told = plainSentencesIn(otherChallenge);
  const at = told.indexOf(plain(about));
  if (at === -1) return null;
  const near = told.filter((sentence, place) => place === at || place === at + 1 || isOfIt(sentence, about));
  for (const sentence of near) {
    const found = DONE.map((done) => done.exec(sentence)?.groups).find((groups) => groups !== undefined);
    if (found === undefined || NOT_THEM.test(sentence) || ELSEWHERE.test(sentence)) continue;
    const { who, role } = found;
    return who ?? `the ${role}`;
  }
  return null;
}

const ELSEWHERE = /^(?:also|separate(?:ly)?(?: thing)?|another thing|besides|and then)(?!\p{L})/iu;

/** A sentence further on names what the first one does: "the dehairer". */
const isOfIt = (sentence: string, about: string): boolean => {
  const words = new Set(about.toLowerCase().match(LONG_WORD) ?? []);
  return (sentence.toLowerCase().match(LONG_WORD) ?? []).some((word) => words.has(word));
};
