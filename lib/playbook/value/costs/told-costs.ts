import type { Ledger } from "@/lib/domain/ledger/fact";
import { TROUBLES } from "../box/box";
import { countsInAnother } from "../box/told-loss";
import { partCosts } from "./part-costs";
import type { ToldCost } from "./told-cost";

/** What things cost them by figures of their own, in the order in which they tell them. */
export function toldCosts({ facts }: Ledger): ToldCost[] {
  if (countsInAnother(facts)) return [];
  const place = ({ from: [first] }: ToldCost): number =>
    first === undefined ? 0 : TROUBLES.indexOf(first.field) * 1e6 + first.span[0];
  return [...partCosts(facts)]
    .filter(({ from: [first] }) => first !== undefined && TROUBLES.includes(first.field))
    .sort((one, other) => place(one) - place(other));
}
