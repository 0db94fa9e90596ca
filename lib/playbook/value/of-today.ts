import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Ledger } from "@/lib/domain/ledger/fact";
import { sentencesOfToday } from "@/lib/domain/value/of-today";
import { sentencesIn } from "../calendar/told-sentences";

/** The answers that tell what troubles them. */
export const TROUBLES = ["otherChallenge", "aiFriction"] as const;

/** What an answer about a trouble says of today. */
export const toldToday = (
  answers: Pick<Answers, (typeof TROUBLES)[number]>,
  field: (typeof TROUBLES)[number],
) => sentencesOfToday(sentencesIn(answers[field]));

/** The ledger without what is over. */
export function ledgerOfToday({ answers, ledger }: { answers: Answers; ledger: Ledger }): Ledger {
  const over = new Set(
    TROUBLES.flatMap((field) => {
      const today = new Set(toldToday(answers, field));
      return sentencesIn(answers[field]).filter((sentence) => !today.has(sentence));
    }),
  );
  return over.size === 0
    ? ledger
    : { ...ledger, facts: ledger.facts.filter(({ sentence }) => !over.has(sentence)) };
}
