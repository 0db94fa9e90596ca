import "@/lib/domain/zod-jitless";
import { zodResolver } from "@hookform/resolvers/zod";
import type { DraftAnswers } from "@/lib/domain/assessment/draft";
import { type AssessmentSubmission, WizardAnswers } from "@/lib/domain/assessment/submission";

/**
 * Validates the answers. Lazy loading: heavy, and needed by the first Continue, so it is loaded with the first answer.
 */
export const resolver = zodResolver<DraftAnswers, unknown, AssessmentSubmission>(WizardAnswers);
