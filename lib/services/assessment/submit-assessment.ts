import { brand } from "@/lib/brand";
import { answersOf } from "@/lib/domain/assessment/answers";
import { FOLLOW_UP_CONSENT_VERSION } from "@/lib/domain/assessment/messages";
import { SUBMIT_FAILED } from "@/lib/domain/assessment/sending-messages";
import type { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import type { CampaignTouch } from "@/lib/domain/campaign/campaign";
import { COMPARISON_WORDING } from "@/lib/domain/comparison/messages";
import { Failure } from "@/lib/domain/failure";
import type { RetakeRequest } from "@/lib/domain/retake/retake";
import { scoreLead } from "@/lib/domain/score/lead";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import type { Context, Transaction } from "../context";
import { draftIdIn } from "../draft/draft-key";
import { eraseDrafts } from "../draft/erase-drafts";
import { hashToken, newToken } from "../hash-token";
import { countStep } from "../lead/count-step";
import { inheritFrom, queueIncluded, retakeIn } from "../retake/submit-retake";

/**
 * Stores a submission with its scores and, in the same transaction, the work that follows from it.
 * The same submission sent twice (`submissionKey`) is one assessment; other answers under the same key are another one. For a user who is signed in, their account owns it; for
 * anyone else, the device does, by the key that comes with the answer. What was saved to be finished elsewhere is
 * finished, whichever of its devices sends it.
 */
export async function submitAssessment(
  context: Context,
  submission: AssessmentSubmission & RetakeRequest & CampaignTouch,
  submissionKey: string | null,
  draftKey: string | null = null,
): Promise<{ assessmentId: string; ownerKey: string | null }> {
  const retake = await retakeIn(context, submission);
  const answers = { ...answersOf(submission), ...retake?.family };
  const { leadScore, leadQualified } = scoreLead(answers);
  const { aiReadinessScore } = scoreReadiness(answers);
  const draftId = draftIdIn(context, draftKey);
  const { campaign } = submission;

  const submitted = await context.transaction(async (tx) => {
    const inherited = await inheritFrom(context, tx, retake);
    const added = await tx.assessments.add({
      answers,
      aiReadinessScore,
      leadScore,
      leadQualified,
      submissionKey,
      campaignId: campaign === undefined ? null : await tx.campaigns.idOf(campaign, context.now()),
      ...inherited,
    });
    const draftEmails = draftId === null ? [] : await eraseDrafts(tx, [draftId]);
    if (added === null) return { draftEmails, created: null };
    const ownerKey = await giveToSubmitter(context, tx, added.id);
    if (submission.followUpEmail && answers.executiveEmail !== null)
      await tx.consents.add(consentOf(added.id));
    await tx.consents.add(comparisonOf(added.id, submission));
    await tx.enqueue("roadmap", { assessmentId: added.id });
    await tx.enqueue("questions", { assessmentId: added.id });
    await tx.emitEvent("assessment.submitted", added.id);
    if (leadQualified) await tx.emitEvent("lead.qualified", added.id);
    await countStep(context, tx, "submitted", added.id);
    if (retake !== null) {
      await countStep(context, tx, "retake", added.id);
      if (inherited.retakeIncluded) await queueIncluded(context, tx, { id: added.id, retakeOf: retake.of });
    }
    return { draftEmails, created: { assessmentId: added.id, ownerKey } };
  });
  context.drainSoon();
  if (submitted.draftEmails.length > 0) await context.providers.email.forget(submitted.draftEmails);
  return submitted.created ?? repeat(context, submissionKey);
}

/** Whose it is from the first moment on. */
async function giveToSubmitter(
  { actor }: Context,
  { ownership }: Transaction,
  assessmentId: string,
): Promise<string | null> {
  if (actor.kind === "user" && actor.role === "user") {
    await ownership.setOwner(assessmentId, actor.userId, "device");
    return null;
  }
  const ownerKey = newToken();
  await ownership.addKey(assessmentId, { keyHash: hashToken(ownerKey), proof: "device" });
  return ownerKey;
}

const consentOf = (assessmentId: string) =>
  ({
    assessmentId,
    purpose: "follow_up_email",
    granted: true,
    wordingVersion: FOLLOW_UP_CONSENT_VERSION,
  }) as const;

/** Kept either way. The box says the opposite of what it says where a yes is asked for. */
const comparisonOf = (assessmentId: string, { comparison: isTicked = false }: AssessmentSubmission) =>
  ({
    assessmentId,
    purpose: "comparison",
    granted: brand.comparison === "ask" ? isTicked : !isTicked,
    wordingVersion: COMPARISON_WORDING[brand.comparison],
  }) as const;

/**
 * The earlier one of the same submission. The answer to that may have been lost, and its key with it: who knows the
 * key of the submission and every answer is given another, as long as no account owns it.
 */
async function repeat(context: Context, submissionKey: string | null): ReturnType<typeof submitAssessment> {
  const earlier =
    submissionKey === null ? null : await context.store.assessments.findBySubmissionKey(submissionKey);
  if (earlier === null) throw new Failure("conflict", SUBMIT_FAILED);
  const { id } = earlier;
  return context.transaction(async (tx) => {
    const holder = await tx.ownership.lock(id);
    const isFree = holder !== null && holder.userId === null;
    return { assessmentId: id, ownerKey: isFree ? await giveToSubmitter(context, tx, id) : null };
  });
}
