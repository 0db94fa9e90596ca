import { perYear } from "../value/times-a-year";
import type { OwnCost } from "./own-cost";

export interface CostOfAYear {
  kind: "money" | "time";
  /** Dollars, or hours. */
  amount: number;
}

/** What it comes to in a year: how many, what one takes, how often that comes round. */
export function costOfAYear({ many, per, each, unit }: Omit<OwnCost, "what">): CostOfAYear {
  const kind = unit === "dollars" ? "money" : "time";
  return { kind, amount: (many * each * perYear(per)) / (unit === "minutes" ? 60 : 1) };
}
