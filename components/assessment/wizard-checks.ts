import "@/lib/domain/zod-jitless";
import { zodResolver } from "@hookform/resolvers/zod";
import type { DraftAnswers } from "@/lib/domain/assessment/draft";
import type { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import { WizardAnswers } from "@/lib/domain/assessment/wizard-answers";

/** Says what is wrong with the answers. Heavy, and needed by the first Continue: loaded when somebody begins to answer. */
export const resolver = zodResolver<DraftAnswers, unknown, AssessmentSubmission>(WizardAnswers);
