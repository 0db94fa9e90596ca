import { type AskedCost, OwnCost } from "@/lib/domain/own-cost/own-cost";
import { HOW_OFTEN_VALUES, type HowOften } from "@/lib/domain/own-cost/units";
import { costOfAYear } from "@/lib/domain/own-cost/year";
import type { LikelySum } from "@/lib/domain/value/likely-sum/likely-sum";
import { isWorthAsking } from "@/lib/domain/value/likely-sum/sure";
import { PERSON_DOLLARS, PERSON_HOURS } from "@/lib/domain/value/value-lines";
import type { CompanyProfile } from "../company-profile";
import { faultOfTrial } from "../faults/fault-of-trial";
import { asPlural, pluralOf } from "../lead/task-words";
import { quotationOf } from "../memo/quotation";
import { takes } from "../memo/stances";
import { SourceNotes } from "../source-notes";
import { isSummed } from "./box/box";
import { unitOf } from "./box/unit";
import { valueBox } from "./box/value-box";
import { likelySumsOf } from "./likely-sums";

/**
 * What is asked about today's cost; null where what was typed adds up to a sum, and for a firm that counts its cash first.
 * Who has answered may answer anew.
 */
export function askedCost(firm: CompanyProfile): AskedCost | null {
  const { ownCost: kept = null } = firm.answers;
  if (takes(firm, "crisis")) return null;
  if (kept === null && isSummed(valueBox({ firm, notes: new SourceNotes() }))) return null;
  const what = countedIn(firm);
  const [likely] = likelySumsOf(firm).filter(isWorthAsking);
  const read = likely === undefined ? null : likelyCost(firm, likely, what);
  const told = read === null || likely === undefined ? null : likely.sentences.join(" ");
  return { said: told ?? firm.lead.said ?? quotationOf(firm), what, read, kept };
}

/** The likeliest sum of their figures as the form asks for it; null where it does not fit in. */
function likelyCost(firm: CompanyProfile, sum: LikelySum, what: string): OwnCost | null {
  const { counted, each, kind } = sum;
  const { many, per } = manyOf(sum);
  const isHours = kind === "time" && each.low >= HOUR && each.low % HOUR === 0;
  const cost = OwnCost.safeParse({
    what: counted.of === null || counted.of === "times" ? what : asPlural(counted.of),
    many: toTheCent(many),
    per,
    each: toTheCent((each.low + each.high) / 2 / (isHours ? HOUR : 1)),
    unit: kind === "money" ? "dollars" : isHours ? "hours" : "minutes",
  });
  return cost.success && couldCost(firm, cost.data) ? cost.data : null;
}
const HOUR = 60;

/** In their own time, or in a year where they say how many of those it has. */
function manyOf({ counted, share, repeats, people, times }: LikelySum): { many: number; per: HowOften } {
  const once =
    ((counted.low + counted.high) / 2) *
    (counted.outer?.low ?? 1) *
    (share === null ? 1 : share.part / share.whole) *
    repeats *
    (people?.low ?? 1);
  const told = HOW_OFTEN_VALUES.find((value) => value === counted.per);
  return told !== undefined && times?.isTold !== true
    ? { many: once, per: told }
    : { many: once * (times?.count ?? 1), per: "year" };
}

const toTheCent = (value: number): number => Math.round(value * 100) / 100;

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
