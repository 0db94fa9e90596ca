import { type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";
import { upperFirst } from "../grammar";
import { taskWords } from "../lead/task-words";

/** The task that the first pilot is about, as they typed it; null where it comes from a list. */
export const leadTask = ({ lead, ledger }: CompanyProfile): FactOf<"task"> | null =>
  factsOf(ledger.facts, "task").find(
    (fact) => isFirm(fact) && fact.sentence === lead.said && upperFirst(taskWords(fact).task) === lead.text,
  ) ?? null;
