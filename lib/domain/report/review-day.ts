import type { Day } from "../days";
import type { ReportData } from "./report";

/** The day on which it is decided whether the trial goes on: the last of the next steps. Null in older reports. */
export const reviewDay = ({ datedSteps = [] }: ReportData): Day | null => datedSteps.at(-1)?.date ?? null;
