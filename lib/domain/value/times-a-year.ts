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
