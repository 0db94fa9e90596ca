import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Ledger } from "@/lib/domain/ledger/fact";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { pluralOf } from "../lead/task-words";
import { bandOf } from "../size";
import { IN_TIME, sureSumOf, tellingOf } from "../value/likely-sums";

/** Work that was told with how many there are and how long each takes, and that no list knows. */
export interface TimedWork {
  /** "obituaries"; null where they are only counted: "64 a day". */
  what: string | null;
  /** The one that says how long each takes. */
  sentence: string;
  /** All that its figures were told in. */
  sentences: readonly string[];
  /** Those that tell the problem. */
  telling: readonly string[];
}

/** Null where no such sum is sure, or what takes the time comes round by the clock and not by the piece. */
export function timedWork(answers: Answers, ledger: Ledger): TimedWork | null {
  const sum = sureSumOf({ answers, ledger, most: bandOf(answers.companyEmployees).most });
  const sentence = sum === null ? undefined : tellingOf(sum).find((each) => IN_TIME.test(each));
  if (sum === null || sum.kind !== "time" || sum.counted.isRhythm || sentence === undefined) return null;
  const { of } = sum.counted;
  return {
    what: of === null || sum.share !== null ? null : /s$/.test(of) ? of : pluralOf(of),
    sentence,
    sentences: sum.sentences,
    telling: tellingOf(sum),
  };
}

/** What takes the time is asked for, or laid out, before it is begun: which that is, only a list by cause can say. */
export const timedPilot = ({ what }: TimedWork): UsualPilot => {
  const fifty = `fifty ${what ?? "cases"} as they come`;
  return ownPilot({
    title: `${what === null ? "The minutes on each" : `Minutes on ${what}`}, by what was missing`,
    pilot: `${fifty}, each with its minutes and the one thing that was missing or had to be looked up; then one change where they begin (a form, a list, a standing answer) against the commonest, and fifty more`,
    measure: "minutes on each, and what was missing, on fifty before the change and fifty after it",
    stop: "no single cause is behind a quarter of the minutes, or the fifty after the change take no fifth less",
    firstStep: `Take ${fifty}, and note beside each its minutes and the one thing that was missing or had to be looked up`,
    guardrail:
      "What may be urgent is taken up first by a person, whatever a form says, and the lines carry no names of people",
    afterwards: "Take the next cause, with fifty before and fifty after",
    notYet: {
      what: "Software that does it by itself",
      why: "what is missing has to be asked for either way, and that is tried first",
    },
    goesOn: "the fifty after the change take a fifth less time",
    byHand: true,
    ...(what === null ? {} : { counts: what }),
    risk: {
      risk: "The easy ones get quicker, and the one that cannot wait lies in the same line.",
      control: "One person looks through what has come in twice a day, and takes out what cannot wait.",
    },
  });
};
