import { plainSentencesIn, type Told } from "../calendar/told-sentences";
import { NAME, SURNAME } from "./first-name";
import { isSamePerson, theOne } from "./same-person";

const OFFERS = new RegExp(
  `(?<!\\p{L})${NAME}${SURNAME}(?: \\([^)]{1,40}\\))?(?:, [^,.;!?]{3,40},)? (?:(?:said|says) (?:he|she|they)(?:'d| would|'ll| will) (?:gladly )?try|(?:will|would|'d) (?:gladly |happily )?(?:try|test) (?:it|again|one|anything|this|whatever)|is (?:happy|willing|keen|ready|glad) to (?:try|test)|(?:offered|volunteered|asked|wants) to (?:try|test)|is up for (?:it|trying|anything))(?=(?<rest>[^.;!?]{0,60}))`,
  "gu",
);
/** Of another firm, over, or asked. */
const NOT_SO =
  /\?|(?<!\p{L})(?:used to|no longer|left|retired?|retiring|customers?|clients?|vendors?|salesman|suppliers?|union)(?!\p{L})/iu;
/** "If it is not estimating" */
const IF_NOT =
  /(?<!\p{L})(?:if (?:it|that|this)(?: is|'s)? not|unless (?:it|that|this)(?: is|'s)|as long as (?:it|that)(?: is|'s)? not) (?:the |about |for )?(?<what>\p{L}{4,})/iu;

/** One of theirs by name who says that they will try it; null where none does, two do, or the trial is what they will not try. */
export function volunteerIn(
  answers: Told,
  trial: string,
  excluded: readonly ({ name: string } | null)[],
): string | null {
  const names = [answers.otherChallenge, answers.aiExperience, answers.aiFriction]
    .flatMap(plainSentencesIn)
    .filter((sentence) => !NOT_SO.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(OFFERS)])
    .filter(({ groups = {} }) => !isWhatTheyWont(groups.rest ?? "", trial))
    .map(({ groups = {} }) => `${groups.who}${groups.surname ?? ""}`);
  const name = theOne(names);
  return name === null || excluded.some((other) => other !== null && isSamePerson(name, other.name))
    ? null
    : name;
}

function isWhatTheyWont(rest: string, trial: string): boolean {
  const what = IF_NOT.exec(rest)?.groups?.what?.toLowerCase();
  return what !== undefined && trial.toLowerCase().includes(what.replace(/(?:ing|es|s)$/, ""));
}
