import type { Answers, Assessment } from "@/lib/domain/assessment/assessment";
import { FOLLOW_UP_CONSENT_VERSION, SUBMIT_FAILED } from "@/lib/domain/assessment/messages";
import type { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import { Failure } from "@/lib/domain/failure";
import { scoreLead } from "@/lib/domain/score/lead";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import type { Context } from "../context";
import { countStep } from "../lead/count-step";

/**
 * Stores a submission with its scores and, in the same transaction, the work that follows from it.
 * The same submission sent twice (`submissionKey`) is one assessment; other answers under the same key are another one. Whoever is signed in finds it in their reports.
 */
export async function submitAssessment(
  context: Context,
  submission: AssessmentSubmission,
  submissionKey: string | null,
): Promise<{ assessmentId: string }> {
  const answers = answersOf(submission);
  const { leadScore, leadQualified } = scoreLead(answers);
  const { aiReadinessScore } = scoreReadiness(answers);

  const assessment = await context.transaction(async (tx) => {
    const added = await tx.assessments.add({
      answers,
      aiReadinessScore,
      leadScore,
      leadQualified,
      submissionKey,
    });
    if (added === null) return null;
    const { actor } = context;
    if (actor.kind === "user" && actor.role === "user") await tx.assessments.linkTo(added.id, actor.userId);
    if (submission.followUpEmail && answers.executiveEmail !== null)
      await tx.consents.add(consentOf(added.id));
    await tx.enqueue("roadmap", { assessmentId: added.id });
    await tx.enqueue("questions", { assessmentId: added.id });
    await tx.announce("assessment.submitted", added.id);
    if (leadQualified) await tx.announce("lead.qualified", added.id);
    await countStep(context, tx, "submitted", added.id);
    return added;
  });
  context.drainSoon();
  const { id } = assessment ?? (await findRepeated(context, submissionKey));
  return { assessmentId: id };
}

const consentOf = (assessmentId: string) =>
  ({
    assessmentId,
    purpose: "follow_up_email",
    granted: true,
    wordingVersion: FOLLOW_UP_CONSENT_VERSION,
  }) as const;

async function findRepeated(context: Context, submissionKey: string | null): Promise<Assessment> {
  const earlier =
    submissionKey === null ? null : await context.store.assessments.findBySubmissionKey(submissionKey);
  if (earlier === null) throw new Failure("conflict", SUBMIT_FAILED);
  return earlier;
}

/**
 * What was left out is stored as nothing, so that views need to tell only two cases apart; so is the text of an "other"
 * that is not picked.
 */
function answersOf({ followUpEmail: _, ...submission }: AssessmentSubmission): Answers {
  return {
    ...submission,
    executiveEmail: submission.executiveEmail?.toLowerCase() || null,
    customLocation: (submission.headOfficeLocation === "other" && submission.customLocation) || null,
    otherChallenge: submission.otherChallenge ?? null,
    aiExperience: submission.aiExperience ?? null,
    aiFriction: submission.aiFriction ?? null,
    otherPlatforms: submission.otherPlatforms ?? null,
    householdAiUseOther:
      (submission.householdAiUse.includes("other") && submission.householdAiUseOther) || null,
  };
}
