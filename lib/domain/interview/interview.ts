import type { FollowUpQuestions } from "../followup/questions";
import type { Transcript } from "./transcript";

/** A phone call, as it was held. */
export interface Interview {
  transcript: Transcript;
  /** What the agent was to ask; null where nothing was prepared. */
  questions: FollowUpQuestions | null;
}
