import { plain, plainSentencesIn, type ToldTroubles } from "../calendar/told-sentences";
import { ANOTHER_MATTER } from "./another-matter";
import { NAME, SURNAME } from "./first-name";
import { toldWith } from "./under-heading";

const ROLE =
  "(?<role>controller|bookkeeper|office manager|quality manager|plant manager|yard manager|foreman|lead hand|dispatcher|scheduler|accountant|supervisor|coordinator)";
const DOES =
  "(?:runs|does|handles|keeps|schedules|builds|makes|types|writes|draws|prices|quotes|estimates|plans|dispatches|keys|sorts|reads|counts|checks|walks|tracks|hears|sees|spots|catches)";
const THEIR_WORK = "(?:the|each|every|all|our|it|them|these|those|most)";

/** "I had Priya count them", "Wim, who hears the dehairer going", "Doug reads meters once a month", "our controller pulled 60 job tickets" */
const DONE: readonly RegExp[] = [
  `(?<!\\p{L})(?:I|we) had ${NAME} (?:count|pull|go through|check|tally|log|list|look through)(?!\\p{L})`,
  `(?<!\\p{L})${NAME}${SURNAME}(?: \\([^)]{2,20}\\))?,? who (?:also )?${DOES}(?!\\p{L})`,
  `(?<!\\p{L})${NAME}${SURNAME},? (?:our|the|my) [^,.;]{3,30}, ${DOES}(?!\\p{L})`,
  `^${NAME}${SURNAME} (?:reads|counts|checks|walks) [^.;,]{3,40} (?:once a|twice a|every|each|by hand)(?!\\p{L})`,
  `(?<!\\p{L})(?:[Oo]ur|[Mm]y) ${ROLE} (?:pulled|counted|went through|tallied|logged|checked) (?:about |the last )?\\d+ `,
].map((source) => new RegExp(source, "u"));
/** "Joanne types the proof off the forms": a name that begins a sentence is one where more says so. */
const DOES_IT = new RegExp(
  `(?:^|[,;:] |(?<!\\p{L})(?:and|but) )${NAME}${SURNAME} ${DOES} ${THEIR_WORK}(?!\\p{L})`,
  "u",
);
/** What is past, not sure, or would blame the one who is named. */
const NOT_THEM =
  /\?|(?<!\p{L})(?:if|might|no(?:body| one)|used to|retired|quit|left us|fired|blame\p{L}*|fault|forg[eo]t\p{L}*|customers?'?s?|competitors?|late|wrong(?:ly)?|slow(?:ly)?)(?!\p{L})/iu;
const LONG_WORD = /\p{L}{7,}/gu;

/**
 * "Priya", "the controller": who does that very work, where it was told beside the sentence that is about it, or under the same
 * heading; null otherwise. What goes wrong is also looked into by the one that the next sentence names.
 */
export function doneBy(
  { otherChallenge, aiFriction }: ToldTroubles,
  about: string,
  isNextToo = true,
): string | null {
  const told = plainSentencesIn(otherChallenge);
  const at = told.indexOf(plain(about));
  if (at === -1) return null;
  const under = new Set(toldWith(otherChallenge, about).map(plain));
  const near = told.filter(
    (sentence, place) =>
      place === at || (isNextToo && place === at + 1) || under.has(sentence) || isOfIt(sentence, about),
  );
  for (const sentence of near) {
    if (NOT_THEM.test(sentence) || ANOTHER_MATTER.test(sentence)) continue;
    const found =
      DONE.map((done) => done.exec(sentence)?.groups).find((groups) => groups !== undefined) ??
      confirmed(DOES_IT.exec(sentence)?.groups, sentence, `${told.join(" ")} ${aiFriction ?? ""}`);
    if (found !== undefined) return found.who ?? `the ${found.role}`;
  }
  return null;
}

/** A person has a second name, is named twice, or is "he" or "she" afterwards. */
function confirmed(
  found: Record<string, string | undefined> | undefined,
  sentence: string,
  all: string,
): Record<string, string | undefined> | undefined {
  const { who = "", surname } = found ?? {};
  const after = sentence.slice(sentence.indexOf(who) + who.length);
  const isTwice = all.split(new RegExp(`(?<!\\p{L})${who}(?!\\p{L})`, "u")).length > 2;
  return found !== undefined && (surname !== undefined || isTwice || PRONOUN.test(after)) ? found : undefined;
}
const PRONOUN = /(?<!\p{L})(?:he|she|his|her|him|herself|himself)(?!\p{L})/iu;

/** A sentence further on names what the first one does: "the dehairer". */
const isOfIt = (sentence: string, about: string): boolean => {
  const words = new Set(about.toLowerCase().match(LONG_WORD) ?? []);
  return (sentence.toLowerCase().match(LONG_WORD) ?? []).some((word) => words.has(word));
};
