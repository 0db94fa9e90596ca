import { z } from "zod";
import { EMAIL_INVALID } from "./messages";
import { AssessmentSubmission } from "./submission";

/** The schema of the wizard: the submission, with an e-mail address that step 1 requires. */
export const WizardAnswers = AssessmentSubmission.extend({
  executiveEmail: z.email(EMAIL_INVALID).max(254, EMAIL_INVALID),
});
