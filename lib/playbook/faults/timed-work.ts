import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Ledger } from "@/lib/domain/ledger/fact";
import type { LikelySum } from "@/lib/domain/value/likely-sum/likely-sum";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { asPlural } from "../lead/task-words";
import { bandOf } from "../size";
import { IN_TIME, surePairOf, sureSumOf, tellingOf } from "../value/likely-sums";

/** Work that was told with how many there are and how long each takes, or with its hours a week, and that no list knows. */
export interface TimedWork {
  /** "obituaries"; null where they are only counted: "64 a day". */
  what: string | null;
  /** How many of them are noted before the change, and after it; of hours that come round by the clock, how long. */
  sample: string;
  isRhythm: boolean;
  /** The one that says how long each takes. */
  sentence: string;
  /** All that its figures were told in. */
  sentences: readonly string[];
  /** Those that tell the problem. */
  telling: readonly string[];
}

/** Null where no such sum is sure, or too few of them come in half of a trial. */
export function timedWork(answers: Answers, ledger: Ledger): TimedWork | null {
  const sum = readIn({ answers, ledger, most: bandOf(answers.companyEmployees).most });
  const sentence = sum === null ? undefined : tellingOf(sum).find((each) => IN_TIME.test(each));
  if (sum === null || sum.kind !== "time" || sentence === undefined) return null;
  const { of, isRhythm } = sum.counted;
  const sample = isRhythm ? roundOf(sum) : sampleOf(sum);
  if (sample === null) return null;
  return {
    sample,
    isRhythm,
    what: of === null || sum.share !== null ? null : asPlural(of),
    sentence,
    sentences: sum.sentences,
    telling: tellingOf(sum),
  };
}

type Read = Pick<LikelySum, "kind" | "counted" | "times" | "share" | "sentences">;

/** What is sure of an answer's figures: their sum, else how many there are and what each takes, where all of them are meant. */
function readIn(told: Parameters<typeof sureSumOf>[0]): Read | null {
  const sum = sureSumOf(told);
  // What its owner said of it goes before what is likely.
  const pair = sum !== null || told.answers.ownCost != null ? null : surePairOf(told);
  return pair?.isWhole === true ? { ...pair, share: null } : sum;
}

/** So many come in half of a trial; null where that is too few to compare. */
function sampleOf({ counted, times, share }: Read): string | null {
  const aYear = counted.low * (times?.count ?? 1) * (share === null ? 1 : share.part / share.whole);
  return SAMPLES.find(({ size }) => aYear / HALVES_A_YEAR >= size)?.inWords ?? null;
}
/** A trial is eight weeks of fifty. */
const HALVES_A_YEAR = 12.5;
const SAMPLES = [
  { size: 50, inWords: "fifty" },
  { size: 20, inWords: "twenty" },
  { size: 10, inWords: "ten" },
];

/** Two weeks of what comes round in a week or less; null for what comes round seldom. */
const roundOf = ({ counted: { per } }: Read): string | null =>
  per !== null && OFTEN.has(per) ? "two weeks" : null;
const OFTEN: ReadonlySet<string> = new Set(["day", "night", "shift", "week"]);

export const timedPilot = (told: TimedWork): UsualPilot =>
  told.isRhythm ? hoursPilot(told) : piecesPilot(told);

/** Hours that come round by the clock: what they go into is noted first, and the largest part of it is changed. */
const hoursPilot = ({ sample }: TimedWork): UsualPilot =>
  ownPilot({
    title: "What the hours go into",
    pilot: `${sample} of notes by those who do the work, what each quarter of an hour went into in one word; then one change against what takes the most, and the same notes over the last ${sample}`,
    measure: `hours a week, by what they went into, in the first ${sample} and in the last`,
    stop: `no single thing takes a quarter of the hours, or the last ${sample} are not a fifth shorter`,
    firstStep: `Note for ${sample}, as the work is done, what each quarter of an hour went into, in one word`,
    guardrail:
      "The notes are about the work and carry no names of people, and what is left out to save time is agreed on before",
    afterwards: `Take the next thing on the list, with ${sample} before and ${sample} after`,
    notYet: {
      what: "Software that does it by itself",
      why: "which part it would have to take over, only the notes can say",
    },
    goesOn: `the last ${sample} take a fifth less time`,
    byHand: true,
    risk: {
      risk: "The hours fall because something is left out that was needed.",
      control:
        "What is no longer done is on a list, and those who used it say after two weeks whether they miss it.",
    },
  });

/** What takes the time is asked for, or laid out, before it is begun: which that is, only a list by cause can say. */
const piecesPilot = ({ what, sample }: TimedWork): UsualPilot => {
  const cases = `${sample} ${what ?? "cases"} as they come`;
  return ownPilot({
    title: "What was missing in each case",
    pilot: `${cases}, each with its minutes and the one thing that was missing or had to be looked up; then one change where they begin (a form, a list, a standing answer) against the commonest of these, and ${sample} more`,
    measure: `minutes on each, and what was missing, on ${sample} before the change and ${sample} after it`,
    stop: `no one cause accounts for a quarter of the minutes, or the ${sample} after the change are not a fifth quicker`,
    firstStep: `Take ${cases}, and note beside each its minutes and the one thing that was missing or had to be looked up`,
    guardrail:
      "What may be urgent is taken up first by a person, whatever a form says, and the lines carry no names of people",
    afterwards: `Take the next cause, with ${sample} before and ${sample} after`,
    notYet: {
      what: "Software that does it by itself",
      why: "what is missing has to be asked for either way, and that is tried first",
    },
    goesOn: `the ${sample} after the change take a fifth less time`,
    byHand: true,
    ...(what === null ? {} : { counts: what }),
    risk: {
      risk: "The easy ones get quicker, and the one that cannot wait lies in the same line.",
      control: "One person looks through what has come in twice a day, and takes out what cannot wait.",
    },
  });
};
