import { type Option, valuesOf } from "../assessment/options";

/** How often, as a person says it. */
export const HOW_OFTEN = [
  { value: "day", label: "a day" },
  { value: "week", label: "a week" },
  { value: "month", label: "a month" },
  { value: "year", label: "a year" },
] as const satisfies readonly Option[];
export type HowOften = (typeof HOW_OFTEN)[number]["value"];
export const HOW_OFTEN_VALUES = valuesOf<HowOften>(HOW_OFTEN);

/** What one of them takes. */
export const COST_UNITS = [
  { value: "dollars", label: "dollars" },
  { value: "minutes", label: "minutes of work" },
  { value: "hours", label: "hours of work" },
] as const satisfies readonly Option[];
export type CostUnit = (typeof COST_UNITS)[number]["value"];
export const COST_UNIT_VALUES = valuesOf<CostUnit>(COST_UNITS);
