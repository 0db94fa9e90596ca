import type { FactOf } from "@/lib/domain/ledger/fact";
import type { Challenge } from "../challenge";
import { taskWords } from "./task-words";

/** Work that only some months have is tried on last season's: in another month there is none of it to write down. */
export function onLastSeason(lead: Challenge, task: FactOf<"task">, months: number | null): Challenge {
  if (months === null) return lead;
  const { pieces } = taskWords(task);
  const first = `Take fifty ${pieces} of last season, and mark beside each how it came, what it took and what went wrong with it.`;
  const pilot = `${lead.trial.pilot}, tried on last season's ${pieces} first`;
  return { ...lead, firstStep: first, thisWeek: first, trial: { ...lead.trial, pilot } };
}
