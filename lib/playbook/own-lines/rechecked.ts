import type { Answers } from "@/lib/domain/assessment/assessment";
import { plain, sentencesIn } from "../calendar/told-sentences";
import { NAME, SURNAME } from "./first-name";
import { WITH_AI } from "./with-ai";

/** That what a tool drafts is checked whole by someone, so that a part of the gain is gone. */
export interface Rechecked {
  /** By name; null where it is told of a role. */
  who: string | null;
  /** "On every hole", of what a tool of theirs does: null where the pieces were not named, or no tool was. */
  piece: string | null;
  sentence: string;
}

const CHECKS =
  "(?:(?:still|now|also|then) )*(?:has to |have to |needs to |must )?(?:re-?checks?|(?:re-?)?reads?|double[- ]checks?|checks?|reviews?|corrects?|proofs?|proofreads?|goes over|go over|goes through|verif(?:y|ies))";
const ALL =
  "(?:each (?:one|line|of them)|every (?:line|one|word|figure|page|single one)|all of (?:it|them)|everything|them all|it all|it line by line|them line by line)";
/** "Oddny Breck (our only engineer) re-checks every line", "our partner still reads all of it" */
const BY_NAME = new RegExp(
  `(?<!\\p{L})${NAME}${SURNAME}(?: \\([^)]{2,40}\\))?(?:, [^,.;]{3,40},)? ${CHECKS} ${ALL}(?!\\p{L})`,
  "u",
);
const BY_ROLE = new RegExp(
  `(?<!\\p{L})(?:(?:our|my|the|a|an|one) (?:\\p{L}+ ){0,3}\\p{L}+|someone|I|we) ${CHECKS} ${ALL}(?!\\p{L})`,
  "iu",
);
/** "So I put back a full second reading on every hole" */
const PUT_BACK =
  /(?<!\p{L})(?:I|we) (?:(?:had to|have to|now|then) )?(?:put|brought|bring|went) back (?:to )?(?:an? |the )?(?:full |whole )?(?:second|double|manual) (?:reading|check|review|look|read)s? (?:on|of|for|at) (?:every|each|all)(?!\p{L})/iu;
/** "Of every hole", "each deed": what is checked; "every line" is a part of it. */
const PIECE =
  /(?<!\p{L})(?:every|each) (?!(?:line|one|word|figure|page|single|of|time|day|week|night|morning)(?!\p{L}))(\p{Ll}{3,})(?!\p{L})/u;
const OWN_MODEL = /(?<!\p{L})(?:our|the|a) (?:\p{L}+ )?(?:model|bot|algorithm)(?!\p{L})/iu;
const NOT_SO =
  /\?|(?<!\p{L})(?:no ?body|no one|never|not|should|would|could|might|used to|if|customers?|clients?|auditors?|inspectors?)(?!\p{L})/iu;

/** In what they tell of their challenge or of what they tried; null where no one is said to. */
export function recheckedIn({ otherChallenge, aiExperience }: Typed): Rechecked | null {
  const all = [otherChallenge, aiExperience].flatMap(sentencesIn);
  const hasTool = all.some((sentence) => WITH_AI.test(sentence) || OWN_MODEL.test(sentence));
  for (const sentence of all) {
    const told = plain(sentence);
    const name = BY_NAME.exec(told)?.groups;
    const isSaid = name !== undefined || BY_ROLE.test(told) || PUT_BACK.test(told);
    if (isSaid && !NOT_SO.test(told))
      return {
        who: name?.who === undefined ? null : name.who + (name.surname ?? ""),
        piece: hasTool ? (PIECE.exec(told)?.[1] ?? null) : null,
        sentence,
      };
  }
  return null;
}

type Typed = Pick<Answers, "otherChallenge" | "aiExperience">;
