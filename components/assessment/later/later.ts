/** What the wizard is given after its first step was shown (load-later.ts). */
export { STEPS, stepOf } from "@/lib/domain/assessment/steps";
export { resolver } from "./checks";
export { ForgetChallenges } from "./forget-challenges";
export { LaterHead } from "./later-head";
export { LaterQuestions } from "./later-questions";
export { sendAnswers } from "./send-answers";
