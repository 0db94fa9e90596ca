import { overranIn } from "@/lib/domain/value/tally/overrun";
import { plain, sentencesIn, type ToldTroubles } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { type Records, recordsIn } from "../own-lines/records";

/** Work that took longer than it was sold for: "I quoted 5,400 shop hours and we burned 7,050". */
export interface Overran {
  /** "hours" or "days" */
  time: string;
  records: Records | null;
  sentence: string;
}

const NOT_SO = /\?|(?<!\p{L})(?:if|would|could|used to|competitors?|never)(?!\p{L})/iu;

export function overranOf({ otherChallenge, aiFriction }: ToldTroubles): Overran | null {
  for (const sentence of sentencesIn(otherChallenge)) {
    const over = overranIn(sentence);
    if (over === null || NOT_SO.test(plain(sentence))) continue;
    const records = recordsIn({ otherChallenge, aiFriction });
    return { time: over.time, records, sentence };
  }
  return null;
}

/** What was sold beside what it took, stage by stage, before any tool prices the next one. */
export function overranPilot({ time, records }: Overran): UsualPilot {
  const from = records === null ? "" : `, from your ${records.what}`;
  return ownPilot({
    title: `The ${time} above the quote`,
    pilot: `the ${time} of finished jobs as quoted laid beside those as worked, stage by stage${from}`,
    measure: `${time} above the quote, stage by stage`,
    stop: `no stage is behind a third of the ${time} above the quote, or fewer than half of the jobs can be matched`,
    firstStep: `Lay the quote of each of the last ten jobs beside the ${time} worked on it, stage by stage, and mark the two stages that ran over most, with what was changed after the quote was signed`,
    guardrail: "It is about stages of work and not about people; a person sets every price",
    afterwards: `Price the next five jobs by the ${time} that such stages took, beside the usual quote, and compare at the end`,
    notYet: { what: "A tool that prices a job", why: "it would send out the same error, faster" },
    goesOn: `two stages are behind half of the ${time} above the quote`,
    byHand: true,
    counts: `${time} above the quote`,
    risk: {
      risk: `The ${time} were written down against the wrong stage.`,
      control: "Those who did two of the jobs read their hours back before any figure is used.",
    },
  });
}
