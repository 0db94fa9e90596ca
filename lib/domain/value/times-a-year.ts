import type { TimeUnit } from "../ledger/fact";

/** How often a firm's period comes round in a year: it works 250 days, 52 weeks. */
const A_YEAR: Readonly<Partial<Record<TimeUnit, number>>> = {
  day: 250,
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
};
export const perYear = (per: TimeUnit): number => A_YEAR[per] ?? 0;

/** What goes wrong at a price does so while they work: 50 weeks. */
const WEEKS_AT_A_PRICE = 50;

export const timesAYear = (per: TimeUnit, kind: "time" | "money"): number =>
  kind === "money" && per === "week" ? WEEKS_AT_A_PRICE : perYear(per);
