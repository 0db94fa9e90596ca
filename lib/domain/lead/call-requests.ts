import { z } from "zod";
import { NO_SUCH_CALL } from "../call/messages";

/** What an admin has made of a call request so far. */
export const CALL_STATES = [
  { value: "waiting", label: "Waiting" },
  { value: "reached", label: "Reached" },
  { value: "voicemail", label: "Voicemail" },
  { value: "booked", label: "Booked" },
  { value: "done", label: "Done" },
] as const;

export const CallState = z.enum(["waiting", "reached", "voicemail", "booked", "done"]);
export type CallState = z.infer<typeof CallState>;

/** The call has not taken place yet. */
export const OPEN_CALL_STATES: readonly CallState[] = ["waiting", "voicemail"];

/** What the voice service made of a call; `callback` where a person has to call. */
export const CallStatus = z.enum(["waiting", "calling", "done", "callback"]);
export type CallStatus = z.infer<typeof CallStatus>;

const VOICE_STATUSES: Readonly<Record<CallStatus, string | null>> = {
  waiting: null,
  calling: "The voice agent is calling",
  done: "The voice agent held the call",
  callback: "The voice agent did not get through",
};
export const voiceStatus = (status: CallStatus): string | null => VOICE_STATUSES[status];

/** One wish for a call, as the admins see it. */
export const LeadCall = z.object({
  id: z.uuid(),
  /** E.164; null where it was sealed under another secret. */
  phoneNumber: z.string().nullable(),
  requestedAt: z.date(),
  state: CallState.catch("waiting"),
  /** The admin's email address; null where it is waiting, or was handled by the voice agent or a deleted account. */
  handledBy: z.string().nullable(),
  handledAt: z.date().nullable(),
  /** The voice service's own word for it; a fact of its own. */
  voice: CallStatus,
});
export type LeadCall = z.infer<typeof LeadCall>;

/** The same among the others: whose it is. */
export const CallRequestRow = LeadCall.omit({ voice: true }).extend({
  assessmentId: z.uuid(),
  companyName: z.string(),
  executiveName: z.string(),
});
export type CallRequestRow = z.infer<typeof CallRequestRow>;

export const CallRequestQuery = z.object({
  state: z.preprocess((value) => (value === "" ? undefined : value), CallState.optional()),
});
export type CallRequestQuery = z.infer<typeof CallRequestQuery>;

/** What `GET /api/admin/call-requests` answers: those that wait first, the longest first; then the newest. */
export const CallRequestList = z.object({ callRequests: z.array(CallRequestRow) });
export type CallRequestList = z.infer<typeof CallRequestList>;

export const CallChange = z.object({ state: CallState });
export const CallRequestId = z.object({ id: z.uuid(NO_SUCH_CALL) });
