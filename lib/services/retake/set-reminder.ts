import { Failure } from "@/lib/domain/failure";
import { NOT_YOUR_ASSESSMENT, REMINDER_WORDING_VERSION } from "@/lib/domain/retake/messages";
import type { ReminderChanged } from "@/lib/domain/retake/retake";
import { dayNinety } from "@/lib/domain/retake/timing";
import { findAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { isAccountOwner } from "../ownership/is-account-owner";

/** The owner wants to be reminded on day 90, or does not any more. Either is kept as a consent, with its wording. */
export async function setReminder(context: Context, id: string, on: boolean): Promise<ReminderChanged> {
  const assessment = await findAssessment(context, id);
  if (!(await isAccountOwner(context, id))) throw new Failure("forbidden", NOT_YOUR_ASSESSMENT);
  await context.takeFromLimit("reminder", id);
  const remindAt = on ? later(dayNinety(assessment.createdAt), context.now()) : null;
  await context.transaction(async (tx) => {
    await tx.retakes.setReminder(id, remindAt);
    await tx.consents.add({
      assessmentId: id,
      purpose: "retake_reminder",
      granted: on,
      wordingVersion: REMINDER_WORDING_VERSION,
    });
  });
  return { success: true, remindAt };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);
