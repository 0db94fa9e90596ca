import { type Assessment, isUnlocked } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import { NOT_PAID } from "@/lib/domain/payment/messages";
import { type Context, isAdmin } from "../context";
import { mayOpen } from "./may-open";

/** The assessment behind a link; ids that are unknown, were never made or are closed to the caller are the same refusal. */
export async function findAssessment(context: Context, id: string): Promise<Assessment> {
  const assessment = await context.store.assessments.find(id);
  if (assessment === null || !(await mayOpen(context, assessment)))
    throw new Failure("not_found", NO_SUCH_ASSESSMENT);
  return assessment;
}

/** The same, for what has to be unlocked first. An admin is never asked to pay. */
export async function findUnlockedAssessment(context: Context, id: string): Promise<Assessment> {
  const assessment = await findAssessment(context, id);
  if (!maySeeReport(context, assessment)) throw new Failure("not_paid", NOT_PAID);
  return assessment;
}

export function maySeeReport(context: Context, assessment: { paymentStatus: string }): boolean {
  return isUnlocked(assessment) || isAdmin(context.actor);
}
