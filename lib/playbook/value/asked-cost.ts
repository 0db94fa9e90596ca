import { type AskedCost, OwnCost } from "@/lib/domain/own-cost/own-cost";
import { isWorthAsking } from "@/lib/domain/value/likely-sum/sure";
import type { CompanyProfile } from "../company-profile";
import { faultOfTrial } from "../faults/fault-of-trial";
import { pluralOf } from "../lead/task-words";
import { quotationOf } from "../memo/quotation";
import { takes } from "../memo/stances";
import { SourceNotes } from "../source-notes";
import { isSummed } from "./box/box";
import { comesTo } from "./box/likely-box";
import { unitOf } from "./box/unit";
import { valueBox } from "./box/value-box";
import { isToldAtLength, likelySumsOf } from "./likely-sums";
import { inTheForm, readCost } from "./read-cost";

/**
 * What is asked about today's cost; null where what was typed adds up for certain, and for a firm that counts its cash first.
 * Who has answered may answer anew.
 */
export function askedCost(firm: CompanyProfile): AskedCost | null {
  const { ownCost: kept = null } = firm.answers;
  if (takes(firm, "crisis")) return null;
  const what = countedIn(firm);
  const box = valueBox({ firm, notes: new SourceNotes() });
  const [likely] = likelySumsOf(firm).filter(isWorthAsking);
  const isOfLikely = likely !== undefined && (comesTo(box, likely) || box.counted == null);
  const read = isOfLikely
    ? readCost(firm, likely, what)
    : box.counted != null
      ? inTheForm(firm, box.counted, what)
      : null;
  const isPrinted = kept === null && read !== null && isSummed(box) && (!isOfLikely || comesTo(box, likely));
  // "26 callbacks a week, and each costs us $210": in few words, no figure can belong elsewhere.
  if (kept === null && isSummed(box) && !(isPrinted && isToldAtLength(firm.answers))) return null;
  const told = read === null ? null : (isOfLikely ? likely : box.counted)?.sentences.join(" ");
  const isRange =
    isOfLikely && read !== null && [likely.counted, likely.each].some(({ low, high }) => low !== high);
  return { said: told ?? firm.lead.said ?? quotationOf(firm), what, read, isPrinted, isRange, kept };
}

/** What goes wrong or is worked through, as far as a trial of their own sentence says it in a word or two; empty otherwise. */
function countedIn(firm: CompanyProfile): string {
  if (firm.lead.said === null) return "";
  const unit = unitOf(firm);
  const what =
    faultOfTrial(firm)?.several ?? firm.lead.trial.counts ?? (unit === null ? "" : pluralOf(unit.piece));
  return OwnCost.shape.what.safeParse(what).success ? what : "";
}
