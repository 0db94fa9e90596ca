import type { Answers } from "@/lib/domain/assessment/assessment";
import { plain, plainSentencesIn, type Told } from "../calendar/told-sentences";
import { NAME, SURNAME } from "./first-name";
import { isSamePerson, theOne } from "./same-person";
import { toldWith } from "./under-heading";

/** Titles of one who answers for a department, as they are typed beside a name. */
const TITLES: Readonly<Record<string, string>> = {
  operations:
    "(?:(?:ops|operations|general|plant|production|shop|yard|site|field|service|branch|warehouse|kitchen|fleet|floor|works|processing|proofing) (?:lead|manager|mgr|director|head|supervisor|boss|coordinator)|head of (?:operations|production|ops)|(?:shop |yard |mill )?fore(?:man|woman|person)|superintendent|lead hand|COO|dispatch(?:er)?)",
  customer_service:
    "(?:(?:customer )?service (?:lead|manager|mgr|director|supervisor)|office (?:lead|manager|mgr)|front desk(?: lead| manager)?|head of (?:customer )?service|dispatch(?:er)?|reception(?:ist)?)",
  finance: "(?:finance(?: lead| manager| director)?|(?:financial )?controller|bookkeeper|CFO|accounting)",
  hr: "(?:HR(?: lead| manager| director)?|people (?:lead|manager)|head of (?:HR|people))",
  sales: "(?:(?:head of )?sales(?: lead| manager| mgr| director)?|(?:chief |senior )?estimator)",
};
/** Who is away, was, is of another firm, or is said to be in the way. */
const NOT_THEM =
  /\?|(?<!\p{L})(?:retire[sd]?|retiring|quit|left|leaves|fired|former|ex-\p{L}+|used to|was|if|might|late|union|customers?'?s?|clients?'?s?|vendors?'?s?|competitors?'?s?|suppliers?'?s?|against|hates?|won'?t|refuses?|over (?:his|her|my) dead body)(?!\p{L})/iu;
const LONG_WORD = /\p{L}{5,}/gu;

type Typed = Told & Pick<Answers, "executiveName">;

/**
 * One by name who answers for the work: "Bev Stroud who runs proofing" where that is the work, else "Tobias Renner, ops lead"
 * where the trial is of that department; null where no one is named, or two are, or it is one of the others: who is against
 * it, or about to leave.
 */
export function whoRuns(
  answers: Typed,
  { said: about }: { said: string | null },
  department: string | undefined,
  others: readonly ({ name: string } | null)[],
): string | null {
  const sentences = [answers.otherChallenge, answers.aiExperience, answers.aiFriction]
    .flatMap(plainSentencesIn)
    .filter((sentence) => !NOT_THEM.test(sentence));
  const work = about === null ? [] : [plain(about), ...toldWith(answers.otherChallenge, about).map(plain)];
  const found =
    theOne(sentences.flatMap((sentence) => runsIn(sentence, work))) ??
    (department === undefined
      ? null
      : theOne(sentences.flatMap((sentence) => titledIn(sentence, department))));
  const isOut = [answers.executiveName, ...others.map((each) => each?.name ?? "")].some(
    (name) => found !== null && isSamePerson(found, name),
  );
  return isOut ? null : found;
}

/** "Dewey runs all that", "Bev Stroud, who runs proofing" */
function runsIn(sentence: string, work: readonly string[]): string[] {
  const { who, surname = "", also, what = "" } = RUNS.exec(sentence)?.groups ?? {};
  // "Pricing runs on it": a first name alone may be no person's.
  if (who === undefined || (surname === "" && also === undefined)) return [];
  const isAll = /^(?:all (?:of )?)?(?:that|this|it)$/i.test(what) && work.includes(sentence);
  const words: readonly string[] = what.toLowerCase().match(LONG_WORD) ?? [];
  const isWork = words.some((word) => work.some((told) => told.toLowerCase().includes(word)));
  return isAll || isWork ? [who + surname] : [];
}
const RUNS = new RegExp(
  `(?<!\\p{L})${NAME}${SURNAME}(?: \\([^)]{2,25}\\))?,? (?<also>who (?:also )?)?(?:runs|heads|manages|oversees|is in charge of) (?<what>(?!on )(?:all )?(?:of )?(?:(?:the|our|my) )?(?:\\p{L}[\\p{L}-]*)(?: (?!who|and|but|out|in|from|with)\\p{L}{4,})?)(?!\\p{L})`,
  "u",
);

/** "Tobias Renner, ops lead", "Petra (finance)", "our foreman Wim" */
function titledIn(sentence: string, department: string): string[] {
  const titled = TITLED[department];
  if (titled === undefined) return [];
  return [...sentence.matchAll(titled)].flatMap(({ groups = {} }) => {
    const name = groups.who ?? groups.named;
    return name === undefined ? [] : [name + (groups.surname ?? groups.also ?? "")];
  });
}

const TITLED: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(TITLES).map(([department, title]) => [
    department,
    new RegExp(
      `(?<!\\p{L})(?:${NAME}${SURNAME}(?:, | \\()(?:our |my |the )?(?:(?:head|senior|lead|night|day) )?${title}(?=[),.;]|$)|(?:[Oo]ur|[Mm]y|[Tt]he) ${title},? ${NAME.replace("<who>", "<named>")}${SURNAME.replace("<surname>", "<also>")})(?!\\p{L})`,
      "gu",
    ),
  ]),
);
