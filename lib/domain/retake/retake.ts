import { z } from "zod";
import { NO_SUCH_ASSESSMENT } from "../assessment/messages";

/** What a submission says besides its answers where it takes an earlier assessment again. */
export const RetakeRequest = z.object({
  retakeOf: z.uuid(NO_SUCH_ASSESSMENT).optional(),
  /** The answers about the household are those of the earlier one. They are never sent to the page. */
  keepFamily: z.boolean().optional(),
});
export type RetakeRequest = z.infer<typeof RetakeRequest>;

/** What `GET …/retake` answers: what the first step begins with, and what was said last time, in words. */
export const Retake = z.object({
  company: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** By question: only what is scored. */
  last: z.record(z.string(), z.string()),
  asOf: z.date(),
  /** Whether the report of this retake is unlocked with the one before. */
  included: z.boolean(),
  /** Since when it may be taken again. */
  from: z.date(),
  hasFamily: z.boolean(),
});
export type Retake = z.infer<typeof Retake>;

export const ReminderChange = z.object({ on: z.boolean() });
export const ReminderChanged = z.object({ success: z.literal(true), remindAt: z.date().nullable() });
export type ReminderChanged = z.infer<typeof ReminderChanged>;
