import { countStep } from "@/lib/client/funnel";
import { newKey } from "@/lib/client/new-key";
import { STEPS, stepOf } from "@/lib/domain/assessment/steps";
import { resolver } from "./checks";
import { DraftOutOfDate } from "./draft-out-of-date";
import { ForgetChallenges } from "./forget-challenges";
import { LaterHead } from "./later-head";
import { LaterQuestions } from "./later-questions";
import { OfflineNote } from "./offline-note";
import { RetakeWelcome } from "./retake-welcome";
import { sendAnswers } from "./send-answers";

/** What the wizard is given after its first step was shown (load-later.ts). */
export const later = {
  STEPS,
  stepOf,
  resolver,
  countStep,
  newKey,
  sendAnswers,
  DraftOutOfDate,
  ForgetChallenges,
  LaterHead,
  LaterQuestions,
  OfflineNote,
  RetakeWelcome,
};
