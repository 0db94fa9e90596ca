import type { Answers } from "./assessment";
import { isAsked } from "./questions/is-asked";
import { byKey, STORED_QUESTIONS, type StoredQuestion } from "./questions/questions";
import type { AssessmentSubmission } from "./submission";

/** What was left out is stored as nothing, so that views need to tell only two cases apart; so is what was not asked. */
export const answersOf = (submission: AssessmentSubmission): Answers => ({
  ...byKey<Answers, StoredQuestion>(STORED_QUESTIONS, (question) =>
    isAsked(question, submission) ? (submission[question.key] ?? null) : null,
  ),
  executiveEmail: submission.executiveEmail?.toLowerCase() || null,
});
