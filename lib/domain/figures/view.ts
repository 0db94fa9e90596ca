import type { Bar } from "./bars";
import type { Answered, Heat, Line, Pipeline } from "./insights";
import type { Period } from "./period";
import type { Spread } from "./readiness";
import type { Money } from "./unlocks";

interface Bars {
  heading: string;
  bars: Bar[];
}

/** Everything that the Insights page shows. */
export interface Insights {
  period: Period;
  submissions: Line;
  funnel: Bars;
  industries: Heat;
  readiness: Spread;
  unlocks: Bars;
  campaigns: Bars;
  money: Money;
  pipeline: Pipeline;
  challenges: Bars & { n: number };
  answers: Answered[];
}
