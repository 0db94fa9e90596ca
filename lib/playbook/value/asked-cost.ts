import { type AskedCost, OwnCost } from "@/lib/domain/own-cost/own-cost";
import { costOfAYear } from "@/lib/domain/own-cost/year";
import { PERSON_DOLLARS, PERSON_HOURS } from "@/lib/domain/value/value-lines";
import type { CompanyProfile } from "../company-profile";
import { faultOfTrial } from "../faults/fault-of-trial";
import { pluralOf } from "../lead/task-words";
import { quotationOf } from "../memo/quotation";
import { takes } from "../memo/stances";
import { SourceNotes } from "../source-notes";
import { isSummed } from "./box/box";
import { unitOf } from "./box/unit";
import { valueBox } from "./box/value-box";

/**
 * What is asked about today's cost; null where what was typed adds up to a sum, and for a firm that counts its cash first.
 * Who has answered may answer anew.
 */
export function askedCost(firm: CompanyProfile): AskedCost | null {
  const { ownCost: kept = null } = firm.answers;
  if (takes(firm, "crisis")) return null;
  if (kept === null && isSummed(valueBox({ firm, notes: new SourceNotes() }))) return null;
  return { said: firm.lead.said ?? quotationOf(firm), what: countedIn(firm), kept };
}

/** What goes wrong or is worked through, as far as a trial of their own sentence says it in a word or two; empty otherwise. */
function countedIn(firm: CompanyProfile): string {
  if (firm.lead.said === null) return "";
  const unit = unitOf(firm);
  const what =
    faultOfTrial(firm)?.several ?? firm.lead.trial.counts ?? (unit === null ? "" : pluralOf(unit.piece));
  return OwnCost.shape.what.safeParse(what).success ? what : "";
}

/** More hours than its people work, or more money than such a firm turns over, is a slip of the keyboard. */
export function couldCost({ most }: CompanyProfile, cost: OwnCost): boolean {
  const { kind, amount } = costOfAYear(cost);
  return amount <= most * (kind === "time" ? PERSON_HOURS : PERSON_DOLLARS);
}
