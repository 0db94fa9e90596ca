import { isUnlocked } from "@/lib/domain/assessment/assessment";
import type { CallRequest } from "@/lib/domain/call/call";
import {
  CALL_ACCEPTED,
  CALL_ACCEPTED_BY_AGENT,
  CALL_CONSENT_REQUIRED,
  CALL_CONSENT_VERSION,
  CALL_NEEDS_REPORT,
  PHONE_EXAMPLE,
} from "@/lib/domain/call/messages";
import type { DoneWithMessage } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import { findAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { countStep } from "../lead/count-step";
import { callableNumber } from "./callable-number";

/**
 * Stores the wish for a call about an unlocked report; a job then places it, or tells the admins. A machine only
 * calls who agreed to that.
 */
export async function requestCall(context: Context, request: CallRequest): Promise<DoneWithMessage> {
  const assessment = await findAssessment(context, request.assessment_id);
  if (!isUnlocked(assessment)) throw new Failure("not_paid", CALL_NEEDS_REPORT);
  const { callsByItself } = context.providers.voice;
  if (callsByItself && request.consent !== true) throw consentRequired();
  const phoneNumber = callsByItself ? callableNumber(request.phone_number) : dialable(request.phone_number);
  await context.takeFromLimit("callPerAssessment", assessment.id);
  await context.takeFromLimit("callPerNumber", phoneNumber);
  await context.transaction(async (tx) => {
    const call = await tx.calls.add({ assessmentId: assessment.id, phoneNumber });
    if (callsByItself) await tx.consents.add(consentOf(assessment.id));
    await tx.enqueue("call", { callRequestId: call.id });
    await countStep(context, tx, "call_asked", assessment.id);
  });
  context.drainSoon();
  return { success: true, message: callsByItself ? CALL_ACCEPTED_BY_AGENT : CALL_ACCEPTED };
}

/** The example number from our own sentence is accepted: an admin recognises it, and writes instead. */
const dialable = (typed: string): string => (typed === PHONE_EXAMPLE ? typed : callableNumber(typed));

const consentOf = (assessmentId: string) =>
  ({ assessmentId, purpose: "ai_call", granted: true, wordingVersion: CALL_CONSENT_VERSION }) as const;

function consentRequired(): Failure {
  const message = CALL_CONSENT_REQUIRED;
  return new Failure("invalid", message, {
    reason: "consent_required",
    issues: [{ path: "consent", message }],
  });
}
