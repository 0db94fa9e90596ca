import { type Assessment, isUnlocked } from "@/lib/domain/assessment/assessment";
import { Failure } from "@/lib/domain/failure";
import { NOT_PAID } from "@/lib/domain/payment/messages";
import { NOT_YOUR_TEAM } from "@/lib/domain/team/messages";
import type { Context } from "../context";
import { requireSharer } from "../share/require-sharer";

/** The unlocked assessment, for those who may ask its team: the same as may share its report. */
export async function requireTeamOwner(context: Context, id: string): Promise<Assessment> {
  const assessment = await requireSharer(context, id, NOT_YOUR_TEAM);
  if (!isUnlocked(assessment)) throw new Failure("not_paid", NOT_PAID);
  return assessment;
}
