import { OwnCost } from "@/lib/domain/own-cost/own-cost";
import { HOW_OFTEN_VALUES, type HowOften } from "@/lib/domain/own-cost/units";
import { costOfAYear } from "@/lib/domain/own-cost/year";
import type { LikelySum } from "@/lib/domain/value/likely-sum/likely-sum";
import type { Range } from "@/lib/domain/value/line";
import { PERSON_DOLLARS, PERSON_HOURS } from "@/lib/domain/value/value-lines";
import { asPlural } from "../lead/task-words";

/** A likely sum as the form asks for it, of what the trial counts where the sum names nothing; null where it does not fit in. */
export function readCost(firm: Size, sum: LikelySum, what: string): OwnCost | null {
  const { counted, each, kind } = sum;
  return inTheForm(firm, { of: counted.of, kind, each: (each.low + each.high) / 2, ...manyOf(sum) }, what);
}

type Size = { readonly most: number };

/** So many in a time, and what one takes: minutes, or dollars. */
export interface Counted {
  readonly of: string | null;
  readonly many: number;
  readonly per: HowOften;
  readonly kind: "time" | "money";
  readonly each: number;
}

/** What was read as the form asks for it; null where it does not fit in. */
export function inTheForm(firm: Size, { of, many, per, kind, each }: Counted, what: string): OwnCost | null {
  const isHours = kind === "time" && each >= HOUR && each % HOUR === 0;
  const cost = OwnCost.safeParse({
    what: of === null || of === "times" ? what || UNNAMED : asPlural(of),
    many: toTheCent(many),
    per,
    each: toTheCent(each / (isHours ? HOUR : 1)),
    unit: kind === "money" ? "dollars" : isHours ? "hours" : "minutes",
  });
  return cost.success && couldCost(firm, cost.data) ? cost.data : null;
}
const HOUR = 60;
const UNNAMED = "cases";

/** In their own time, or in a year where they say how many of those it has. */
function manyOf({ counted, share, inEach, people, times }: LikelySum): { many: number; per: HowOften } {
  const once =
    middleOf(counted) *
    (share === null ? 1 : share.part / share.whole) *
    (inEach === null ? 1 : middleOf(inEach)) *
    (people === null ? 1 : middleOf(people));
  const told = HOW_OFTEN_VALUES.find((value) => value === counted.per);
  return told !== undefined && times?.isTold !== true
    ? { many: once, per: told }
    : { many: once * (times?.count ?? 1), per: "year" };
}

const middleOf = ({ low, high }: Range): number => (low + high) / 2;

const toTheCent = (value: number): number => Math.round(value * 100) / 100;

/** More hours than its people work, or more money than such a firm turns over, is a slip of the keyboard. */
export function couldCost({ most }: Size, cost: OwnCost): boolean {
  const { kind, amount } = costOfAYear(cost);
  return amount <= most * (kind === "time" ? PERSON_HOURS : PERSON_DOLLARS);
}
