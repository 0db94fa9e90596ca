import { type Fact, type FactOf, factsOf } from "../ledger/fact";

/** Money in all, for one or for a time. */
export type Sum = FactOf<"amount"> | FactOf<"rate">;

export const sumsIn = (facts: readonly Fact[]): Sum[] => [
  ...factsOf(facts, "amount"),
  ...factsOf(facts, "rate"),
];

export const isInDollars = (fact: Sum): boolean =>
  fact.kind === "amount" ? fact.currency === "CAD" : fact.role === "price" && fact.unit === "CAD";
