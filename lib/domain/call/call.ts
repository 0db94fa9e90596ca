import { z } from "zod";
import { PHONE_INVALID, PHONE_REQUIRED } from "./messages";
import { PHONE_PATTERN } from "./phone";

export const PhoneNumber = z
  .string(PHONE_REQUIRED)
  .max(100, { error: PHONE_INVALID, abort: true })
  .trim()
  .min(1, { error: PHONE_REQUIRED, abort: true })
  .max(30, { error: PHONE_INVALID, abort: true })
  .regex(PHONE_PATTERN, PHONE_INVALID);

export const CallRequest = z.object({
  phone_number: PhoneNumber,
  assessment_id: z.uuid("No assessment found. Please complete an assessment first."),
  /** Agreed to a call by a machine; asked for only where a machine calls. */
  consent: z.boolean().optional(),
});
export type CallRequest = z.infer<typeof CallRequest>;

/** Who calls back. The agent rings from a number that this deployment has. */
export type Caller = { kind: "agent"; number: string } | { kind: "person" };
