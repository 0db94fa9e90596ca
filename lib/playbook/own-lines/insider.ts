import type { Answers } from "@/lib/domain/assessment/assessment";
import { plainSentencesIn, type Told } from "../calendar/told-sentences";
import { NAME, SURNAME } from "./first-name";
import { isSamePerson, theOne } from "./same-person";

/** "My husband Ward, shop manager of a mill" */
const NOT_KIN =
  "(?<!(?:[Ww]ife|[Hh]usband|[Dd]aughter|[Ss]on|[Bb]rother|[Ss]ister|[Ff]ather|[Mm]other|in[- ]law),? )";
/** "Ilse Brandvold (head preparator, 19 yrs)", "Dwayne Pruett, lead coder", "Madonna Keeping runs the loft floor", "Darlene does it all" */
const SHAPES: readonly RegExp[] = [
  `${NAME}${SURNAME}(?:, | \\()(?:our |my |the )?(?:lead|head|senior|chief) \\p{L}{3,}(?=[),.;]| says| thinks)`,
  `${NAME} (?<last>\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?) (?:runs|heads|leads|looks after) (?:the|our|my) \\p{L}+`,
  `${NAME}${SURNAME} does (?:it|them) all(?!\\p{L})`,
  `${NAME}${SURNAME}(?:, | \\()(?:our |my |the )?\\p{L}{3,} (?:lead|manager|supervisor|coordinator|chief)(?=[),.;])`,
  `(?:[Mm]y|[Oo]ur) (?:wife|husband|daughter|son|brother|sister|mother|father|partner) ${NAME} (?:does|keeps|handles|writes|fills in) (?:the|our|all)`,
].map((shape) => new RegExp(`(?<!\\p{L})${NOT_KIN}${shape}`, "gu"));
/** Who is of another firm, or was. */
const NOT_THEM =
  /\?|(?<!\p{L})(?:retire[sd]?|retiring|(?<!'ll )quit|left us|fired|former|ex-\p{L}+|used to|was|union|steward|customers?'?s?|clients?'?s?|vendors?'?s?|suppliers?'?s?|competitors?'?s?|consultants?|board)(?!\p{L})/iu;

/**
 * One by name who has a part in the work as a whole, for a trial that people hold by hand where no one was told to do that very
 * work; null where none is, or several are.
 */
export function insiderIn(
  answers: Told & Pick<Answers, "executiveName">,
  excluded: readonly ({ name: string } | null)[],
): string | null {
  const names = [answers.otherChallenge, answers.aiFriction]
    .flatMap(plainSentencesIn)
    .filter((sentence) => !NOT_THEM.test(sentence))
    .flatMap((sentence) =>
      SHAPES.flatMap((shape) =>
        [...sentence.matchAll(shape)].map(
          ({ groups = {} }) =>
            `${groups.who}${groups.surname ?? (groups.last === undefined ? "" : ` ${groups.last}`)}`,
        ),
      ),
    );
  const name = theOne(names);
  const isOut = [answers.executiveName, ...excluded.map((each) => each?.name ?? "")].some(
    (other) => name !== null && isSamePerson(name, other),
  );
  return isOut ? null : name;
}
