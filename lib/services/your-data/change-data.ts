import { isNamed } from "@/lib/domain/assessment/ownership";
import { Failure } from "@/lib/domain/failure";
import { DONE, NOT_HELD, OWNED_ELSEWHERE } from "@/lib/domain/your-data/messages";
import type { Purpose } from "@/lib/domain/your-data/purposes";
import type { DataChange, DataChanged } from "@/lib/domain/your-data/your-data";
import { eraseAssessments, forgetErased } from "../assessment/erase-assessments";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { draftEmailHash } from "../draft/draft-key";
import { eraseDrafts } from "../draft/erase-drafts";
import { removeFamily } from "../report/remove-family";
import { requireDataEmail } from "./data-link";
import { downloadHeld } from "./download-held";

/** The wording is the page's own, by which it was declined. */
const DECLINED_VERSION = "your-data-1";

/**
 * Does what the reader of a mailbox asks for with what is held under its address. What an account owns is managed
 * there: the address in an assessment was typed, and the owner has shown more.
 */
export async function changeData(context: Context, change: DataChange): Promise<DataChanged> {
  const email = await requireDataEmail(context, change.token);
  const message = DONE[change.action];
  if (change.action === "delete_drafts") {
    await deleteDrafts(context, email);
    return { success: true, message };
  }
  const { assessmentId: id } = change;
  const target = { kind: "assessment", id } as const;
  const emailKeys = await context.transaction(async (tx) => {
    await requireHeld(tx, id, email);
    switch (change.action) {
      case "download":
        await recordAudit(context, tx, { action: "own_data_downloaded", target });
        return null;
      case "leave_comparison":
        await withdraw(context, tx, id, "comparison");
        return null;
      case "withdraw":
        await withdraw(context, tx, id, change.purpose);
        return null;
      case "delete_family":
        await removeFamily(tx, id);
        await recordAudit(context, tx, { action: "family_answers_deleted", target });
        return [];
      case "delete": {
        const keys = await eraseAssessments(tx, [id]);
        await recordAudit(context, tx, { action: "assessment_deleted", target });
        return keys;
      }
    }
  });
  // Also what is drawn without the household's answers from now on.
  if (emailKeys !== null) await forgetErased(context, { ids: [id], emailKeys });
  if (change.action !== "download") return { success: true, message };
  return { success: true, message, file: await downloadHeld(context, id) };
}

async function requireHeld(tx: Transaction, id: string, email: string): Promise<void> {
  const holder = await tx.ownership.lock(id);
  if (holder === null || !isNamed(email, holder.executiveEmail)) throw new Failure("not_found", NOT_HELD);
  if (holder.userId !== null && holder.proof !== null) throw new Failure("forbidden", OWNED_ELSEWHERE);
}

async function withdraw(
  context: Context,
  tx: Transaction,
  assessmentId: string,
  purpose: Purpose,
): Promise<void> {
  await tx.consents.add({ assessmentId, purpose, granted: false, wordingVersion: DECLINED_VERSION });
  await recordAudit(context, tx, {
    action: "consent_withdrawn",
    target: { kind: "assessment", id: assessmentId },
    meta: { purpose },
  });
}

async function deleteDrafts(context: Context, email: string): Promise<void> {
  const emailKeys = await context.transaction(async (tx) => {
    const keys = await eraseDrafts(tx, await tx.drafts.listIdsOf(draftEmailHash(context, email)));
    await recordAudit(context, tx, { action: "saved_answers_deleted" });
    return keys;
  });
  await context.providers.email.forget(emailKeys);
}
