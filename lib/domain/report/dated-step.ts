import { z } from "zod";

/** A next step on its day, for what counts in days: a calendar, a list of tasks. */
export const DatedStep = z.object({
  /** Counted from the plan's first Monday, which is 0. */
  day: z.int().min(0),
  date: z.iso.date(),
  owner: z.string(),
  text: z.string(),
});
export type DatedStep = z.infer<typeof DatedStep>;
