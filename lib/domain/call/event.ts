import type { Transcript } from "../interview/transcript";

/** What the voice service tells of a call by itself. */
export interface CallEvent {
  kind: "started" | "ended" | "analyzed";
  /** The voice service's own id of the call. */
  providerCallId: string;
  /** What we gave along when the call was ordered; null where it is missing. */
  callRequestId: string | null;
  assessmentId: string | null;
  /** False where no talk took place: busy, no answer, voicemail. */
  wasHeld: boolean;
  transcript: Transcript;
  summary: string | null;
}
