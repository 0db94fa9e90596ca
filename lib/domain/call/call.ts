import { z } from "zod";
import { PHONE_INVALID, PHONE_REQUIRED } from "./messages";

export const CALL_DIALOG_CLOSE_MS = 10_000;

/** The specification's form of a number: an optional plus, a digit other than 0, then 1 to 14 more. */
export const PhoneNumber = z
  .string(PHONE_REQUIRED)
  .trim()
  .min(1, PHONE_REQUIRED)
  .max(30, PHONE_INVALID)
  .regex(/^\+?[1-9]\d{1,14}$/, PHONE_INVALID);

export const CallRequest = z.object({
  phone_number: PhoneNumber,
  assessment_id: z.uuid("No assessment found. Please complete an assessment first."),
});
export type CallRequest = z.infer<typeof CallRequest>;

export const CallAccepted = z.object({ success: z.literal(true), message: z.string() });
export type CallAccepted = z.infer<typeof CallAccepted>;
