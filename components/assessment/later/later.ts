/** What the wizard is given after its first step was shown (load-later.ts). */
export { countStep } from "@/lib/client/funnel";
export { newKey } from "@/lib/client/new-key";
export { STEPS, stepOf } from "@/lib/domain/assessment/steps";
export { resolver } from "./checks";
export { DraftOutOfDate } from "./draft-out-of-date";
export { ForgetChallenges } from "./forget-challenges";
export { LaterHead } from "./later-head";
export { LaterQuestions } from "./later-questions";
export { OfflineNote } from "./offline-note";
export { RetakeWelcome } from "./retake-welcome";
export { sendAnswers } from "./send-answers";
