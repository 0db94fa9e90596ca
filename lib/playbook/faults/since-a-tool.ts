import { plain, plainSentencesIn, type Told } from "../calendar/told-sentences";
import { WITH_AI } from "../own-lines/with-ai";
import { numberIn } from "../typed-number";

/** That a tool does the work already, and what goes wrong has grown since. */
export interface SinceATool {
  /** Where it errs, in their words: "condition"; null where they did not say. */
  part: string | null;
}

/** What was counted in this sentence of their challenge has grown with a tool in use; null where that was not told. */
export function sinceATool(answers: Told, sentence: string): SinceATool | null {
  const told = plainSentencesIn(answers.otherChallenge);
  const at = told.indexOf(plain(sentence));
  const uses = told.slice(0, at + 1).some((each) => WITH_AI.test(each) && !NOT_IN_USE.test(each));
  const hasEnded = [...told, ...plainSentencesIn(answers.aiExperience)].some(
    (each) => ENDED.test(each) && !NOT_ENDED.test(each),
  );
  if (at === -1 || !uses || hasEnded || !hasGrown(told[at] ?? "")) return null;
  return { part: whereItErrs(answers) };
}

/** A wish, a doubt or another firm: the tool that is named there does no work here. */
const NOT_IN_USE =
  /\?|(?<!\p{L})(?:if|would|could|might|should|want|wants|hope|maybe|wish|not|never|no|n't|banned|competitors?|vendors?|others?)(?!\p{L})|n't(?!\p{L})/iu;
const ENDED =
  /(?<!\p{L})(?:(?:we|i) (?:have |had )?(?:stopped|dropped|pulled|quit|banned|gave up)|(?:turned|switched|shut) (?:it |that )?off|pulled (?:it|the plug)|no longer use|is banned|was banned|is forbidden)(?!\p{L})/iu;
const NOT_ENDED =
  /(?<!\p{L})(?:if|would|could|might|should|want|wants|not|never|stopped (?:by|at|in))(?!\p{L})|n't(?!\p{L})/iu;

const BEFORE = String.raw`(?:against|up from|compared (?:to|with)|versus|vs\.?|it was|from|instead of)`;
const COUNTED = /(?<![\p{L}\d$.,])(\d[\d,]*)(?![\d%]|\.\d|,\d| ?(?:%|percent))/gu;
const FEWER = new RegExp(
  String.raw`(?<!\p{L})${BEFORE} (?:about |around |some |only )?(?<before>\d[\d,]*)(?![\d%]|\.\d| ?(?:%|percent|minutes|hours|days))`,
  "iu",
);
const MANIFOLD =
  /(?<!\p{L})(?:twice as many|doubled|tripled|(?:two|three|four|five) times (?:as many|more)|double what|more than (?:before|ever|the year before|last year))(?!\p{L})/iu;

/** "118 lots in the last two sales, against 41 in the two before": a smaller number is told beside. */
function hasGrown(sentence: string): boolean {
  if (MANIFOLD.test(sentence)) return true;
  const before = FEWER.exec(sentence)?.groups?.before;
  const counts = [...sentence.matchAll(COUNTED)].map(([digits]) => numberIn(digits));
  return before !== undefined && numberIn(before) < Math.max(0, ...counts);
}

const TOOL = "(?:AI|ChatGPT|Claude|Copilot|Gemini|the (?:tool|bot|model|machine|chatbot|assistant))";
const STILL = "(?:(?:still|always|often|just|sometimes|mostly|really) )?";
const ERRS =
  "(?:bluffs?|guess(?:es)?|slips?(?: up)?|errs?|fails?|lies|hallucinates?|stumbles?|struggles|trips(?: up)?|falls (?:down|short|apart)|goes wrong|gets (?:it|things) wrong|makes (?:things|stuff|it) up|invents (?:things|stuff)|is (?:weak|weakest|wrong|shaky|unreliable|hopeless|bad|worst))";
const PART = String.raw`(?:the |our )?(?<part>(?!(?:it|that|this|there|here|which|what|everything|anything|people|us|me|speed|some|all|purpose|times?|first|least|length)(?!\p{L}))\p{L}[\p{L}-]*(?: (?!(?:is|are|and|or|but|because|when|so|like)(?!\p{L}))\p{L}[\p{L}-]*){0,2}?)`;
const THEN = String.raw`(?=[,.;:!]|$| (?:and|but|like|so|because)(?!\p{L}))`;

const shapesFor = (subject: string): readonly RegExp[] =>
  [
    `(?<=^|[,;:] |(?:and|but) )${PART} (?:is|are) where ${subject} ${STILL}${ERRS}`,
    `${subject} ${STILL}${ERRS} (?:on|about|over|at|with|when it comes to) ${PART}${THEN}`,
    `${subject} ${STILL}(?:makes up|invents) ${PART}${THEN}`,
    `${subject} ${STILL}gets ${PART} wrong`,
    `[Ww]here ${subject} ${STILL}${ERRS} is ${PART}${THEN}`,
  ].map((shape) => new RegExp(`(?<!\\p{L})(?:${shape})(?!\\p{L})`, "iu"));
const BY_NAME = shapesFor(TOOL);
/** In what they used it for, "it" is the tool. */
const BY_PRONOUN = shapesFor(`(?:it|${TOOL})`);
const NOT_SO =
  /(?<!\p{L})(?:if|would|could|might|should|not|never|no|used to|once|last year|competitors?|others?|they say|people say|vendor)(?!\p{L})|n't(?!\p{L})/iu;

/** "Condition is where it bluffs", "it gets sizes wrong"; null where no such thing was told, or more than one. */
export function whereItErrs({ aiExperience, otherChallenge, aiFriction }: Told): string | null {
  const of = (answer: string | null, shapes: readonly RegExp[]): string[] =>
    plainSentencesIn(answer).flatMap((each) => {
      const found = shapes.map((shape) => shape.exec(each)).find((match) => match !== null);
      const upTo = each.slice(0, (found?.index ?? 0) + (found?.[0].length ?? 0));
      return found?.groups?.part === undefined || /\?\s*$/.test(each) || NOT_SO.test(upTo)
        ? []
        : [found.groups.part];
    });
  const parts = [
    ...of(aiExperience, BY_PRONOUN),
    ...of(otherChallenge, BY_NAME),
    ...of(aiFriction, BY_NAME),
  ].map((part) => part.toLowerCase());
  const [only = null, ...others] = [...new Set(parts)];
  return others.length > 0 ? null : only;
}
