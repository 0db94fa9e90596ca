import type { Ledger } from "@/lib/domain/ledger/fact";
import { countsInAnother } from "../box/told-loss";
import { TROUBLES } from "../box/troubles";
import { countedBehind } from "./counted-behind";
import { countedInASample } from "./counted-in-a-sample";
import { inTheirSeason } from "./in-their-season";
import { lostEach } from "./lost-each";
import { moreThanTheBest } from "./more-than-the-best";
import { partCosts } from "./part-costs";
import { sharesOfMoney } from "./share-of-money";
import { timesOfEach } from "./time-of-each";
import type { ToldCost } from "./told-cost";
import { toldTotals } from "./told-totals";
import { unpaidHours } from "./unpaid-hours";

/** What things cost them by figures of their own, in the order in which they tell them. */
export function toldCosts({ facts }: Ledger): ToldCost[] {
  if (countsInAnother(facts)) return [];
  const place = ({ from: [first] }: ToldCost): number =>
    first === undefined ? 0 : TROUBLES.indexOf(first.field) * 1e6 + first.span[0];
  return [
    partCosts,
    sharesOfMoney,
    lostEach,
    timesOfEach,
    countedBehind,
    unpaidHours,
    countedInASample,
    toldTotals,
    moreThanTheBest,
  ]
    .flatMap((costsIn) => costsIn(facts))
    .map((cost) => inTheirSeason(facts, cost))
    .filter(({ from: [first] }) => first !== undefined && TROUBLES.includes(first.field))
    .sort((one, other) => place(one) - place(other));
}
