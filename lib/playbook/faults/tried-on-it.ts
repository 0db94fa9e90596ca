import type { Answers } from "@/lib/domain/assessment/assessment";
import { type FactOf, factsOf, type Ledger } from "@/lib/domain/ledger/fact";
import { plain, sentencesIn } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { asPlural, pluralOf, singularOf } from "../lead/task-words";
import { allowedInTrial } from "../tools/assistant";
import { quoted, typed } from "../typed";
import type { TimedWork } from "./timed-work";

/** Some of theirs do the very work that was told as the problem with a tool already, and no one reads it back. */
export interface TriedOnIt {
  /** "write-up", "list" */
  piece: string;
  pieces: string;
  tool: string;
  /** What it got wrong, in their words. */
  error: string | null;
  /** The sentence of the problem. */
  sentence: string;
}

/** The same work: by the minutes that both answers name, or by what the hours of the problem were told of. */
export function triedOnIt(answers: Answers, ledger: Ledger, timed: TimedWork | null): TriedOnIt | null {
  const products = factsOf(ledger.facts, "product").filter(({ field }) => field === "aiExperience");
  const ai = products.find((product) => product.ai)?.name;
  const experience = sentencesIn(answers.aiExperience).map(plain);
  const work = byMinutes(answers, ledger) ?? (ai === undefined ? null : byName(experience, timed));
  const error = experience.flatMap((sentence) => errorIn(sentence) ?? [])[0] ?? null;
  return work && { ...work, tool: ai ?? products[0]?.name ?? "the tool in use", error };
}

type Work = Pick<TriedOnIt, "piece" | "pieces" | "sentence">;

/** "The write-up fell from 75 minutes to 30", of work of which the problem says "another 75 minutes writing up". */
function byMinutes({ otherChallenge }: Answers, ledger: Ledger): Work | null {
  for (const change of factsOf(ledger.facts, "change").filter(isLess)) {
    const [, piece] = FELL.exec(plain(change.sentence)) ?? [];
    const minutes = new RegExp(String.raw`(?<![\d.,$])${change.from} ?(?:min|minutes)(?!\p{L})`, "iu");
    const sentence = sentencesIn(otherChallenge).find((each) => minutes.test(each));
    if (piece !== undefined && sentence !== undefined) return { piece, pieces: pluralOf(piece), sentence };
  }
  return null;
}

const isLess = ({ field, polarity, ironic, from, to, unit }: FactOf<"change">): boolean =>
  field === "aiExperience" &&
  polarity === "affirmed" &&
  !ironic &&
  unit === "minute" &&
  from !== null &&
  to !== null &&
  from > to;
const FELL =
  /(?<!\p{L})(?:the|a|an|each|one|our) (\p{Ll}[\p{L}-]{2,}) (?:fell|went|dropped|came down|takes|took|is down)(?!\p{L})/u;

/** "Pastes lists into ChatGPT": what the hours were told of, in what was tried. */
function byName(experience: readonly string[], timed: TimedWork | null): Work | null {
  if (timed === null || timed.what === null) return null;
  const pieces = asPlural(timed.what);
  const last = pieces.split(" ").at(-1) ?? "";
  const name = new RegExp(String.raw`(?<!\p{L})${last.replace(/s$/, "s?")}(?!\p{L})`, "iu");
  const isTried = last.length > SHORT && experience.some((sentence) => name.test(sentence));
  return isTried ? { piece: singularOf(pieces), pieces, sentence: timed.sentence } : null;
}
const SHORT = 3;

const WENT_WRONG =
  /(?<!\p{L})(?:wrong|missed|invented|made up|left out|turned (?:it|an?|the|our)|mistook|misread|did(?:n't| not) exist|mixed up)(?!\p{L})/iu;

/** "…, but last month it turned a 3 pole into a 2 pole": from the clause that says it. */
function errorIn(sentence: string): string | null {
  const clauses = sentence.split(/[,;:] (?:but |and |then )?/);
  const at = clauses.findIndex((clause) => WENT_WRONG.test(clause));
  return at === -1 ? null : clauses.slice(at).join(", ");
}

/** What some do alone is done in the open, and read back: both ways side by side. */
export function triedPilot(
  { piece, pieces, tool: used, error }: TriedOnIt,
  paidFor: string | null,
): UsualPilot {
  const tool = allowedInTrial(used, paidFor) ?? used;
  const how = tool === used ? `with ${tool}, on accounts of the firm` : `with ${tool}`;
  return ownPilot({
    title: "What some do already, read back",
    pilot: `${pieces} ${how}, each read back by someone who did not make it, beside as many done as before`,
    measure: `minutes per ${piece}, the reading included, and errors found by it and after it, both ways`,
    stop: `an error leaves that the reading should have caught, or one ${piece} with its reading takes as long as before`,
    goesOn: `one ${piece} with its reading takes a third less time, and no more errors leave than before`,
    firstStep: `Take the last twenty ${pieces} of each way, with ${used} and without, and note the minutes and the errors of each: the second figure is missing today`,
    guardrail:
      error === null
        ? "What a decision rests on is filled in by a person, and who signs has read it"
        : `What went wrong before (${quoted(typed(error) ?? "", ERROR_CHARACTERS)}) is the first line of the reading`,
    afterwards: "Give it to the next team that asks, with the same reading",
    notYet: {
      what: "A tool that does the same with no one to read it",
      why: "how often it is wrong, the trial shows first",
    },
    counts: pieces,
    risk: {
      risk: "Trust grows, the reading gets shorter, and the one wrong line passes.",
      control: `Once a week one ${piece} with a known error is put among the others, and it is told whether it was found.`,
    },
  });
}
const ERROR_CHARACTERS = 120;
