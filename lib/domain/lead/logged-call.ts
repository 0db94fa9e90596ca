import { z } from "zod";

/** What became of a call that an admin made. */
export const CALL_OUTCOMES = [
  { value: "reached", label: "Reached" },
  { value: "voicemail", label: "Voicemail" },
  { value: "booked", label: "Booked" },
] as const;

export const CallOutcome = z.enum(["reached", "voicemail", "booked"]);
export type CallOutcome = z.infer<typeof CallOutcome>;
export const LoggedCall = z.object({ outcome: CallOutcome });
