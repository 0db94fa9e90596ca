import { BOOKMARKED, LINKED } from "@/lib/domain/account/server-messages";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import type { DoneWithMessage } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import type { Context } from "../context";
import { saveAssessment } from "../ownership/save-assessment";
import { signedInAccount } from "./signed-in-account";

/** Saves an assessment in the caller's account: as its owner where that is proved, as a bookmark where it is not. */
export async function linkAssessment(context: Context, assessmentId: string): Promise<DoneWithMessage> {
  const account = await signedInAccount(context);
  const saved = await context.transaction((tx) => saveAssessment(context, tx, assessmentId, account));
  if (saved === "unknown") throw new Failure("not_found", NO_SUCH_ASSESSMENT);
  return { success: true, message: saved === "owned" ? LINKED : BOOKMARKED };
}
