import type { AccountDeletion } from "@/lib/domain/account/credentials";
import { ACCOUNT_DELETED } from "@/lib/domain/account/own-account-messages";
import { OLD_PASSWORD_WRONG } from "@/lib/domain/account/server-messages";
import type { DoneWithMessage } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import { eraseAssessments, forgetErased } from "../assessment/erase-assessments";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { ownDraftsHash } from "../draft/draft-key";
import { eraseDrafts } from "../draft/erase-drafts";
import { requireAnotherAdmin } from "../user/require-an-admin";
import { isPassword } from "./password-hash";
import { signedInAccount } from "./signed-in-account";

/** Deletes one's own account: its sessions end, and its assessments go with it or stay at their links, as chosen. */
export async function deleteAccount(
  context: Context,
  { password, deleteAssessments }: AccountDeletion,
): Promise<DoneWithMessage> {
  const account = await signedInAccount(context);
  if (!(await isPassword(account.password, password))) {
    const issues = [{ path: "password", message: OLD_PASSWORD_WRONG }];
    throw new Failure("invalid", OLD_PASSWORD_WRONG, { issues });
  }
  const erased = await context.transaction(async (tx) => {
    const admins = await tx.users.lockAdmins();
    if (admins.includes(account.id)) requireAnotherAdmin(admins, account.id);
    const ids = deleteAssessments ? await tx.assessments.listIdsOwnedBy(account.id) : [];
    const draftIds = deleteAssessments ? await tx.drafts.listIdsOf(ownDraftsHash(context, account)) : [];
    const emailKeys = [
      ...(await eraseAssessments(tx, ids)),
      ...(await eraseDrafts(tx, draftIds)),
      ...(await tx.emails.removeToUser(account.id)),
    ];
    await tx.users.remove(account.id);
    await recordAudit(context, tx, {
      action: "account_deleted",
      target: { kind: "user", id: account.id },
      meta: { assessmentsDeleted: ids.length },
    });
    return { ids, emailKeys };
  });
  await forgetErased(context, erased);
  return { success: true, message: ACCOUNT_DELETED };
}
