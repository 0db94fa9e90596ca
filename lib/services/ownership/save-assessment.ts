import type { Account } from "@/lib/data/store/users";
import { endedBy, isNamed, mayOwn, type Proof } from "@/lib/domain/assessment/ownership";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { countStep } from "../lead/count-step";
import { proofOf } from "./prove-ownership";

/**
 * Puts an assessment among an account's reports. With proof the account owns it from then on, also where another
 * account with a weaker proof did; without, it is a bookmark, from which nothing else follows.
 */
export async function saveAssessment(
  context: Context,
  tx: Transaction,
  assessmentId: string,
  account: Account,
): Promise<"owned" | "bookmarked" | "unknown"> {
  const holder = await tx.ownership.lock(assessmentId);
  if (holder === null) return "unknown";
  const { executiveEmail } = holder;
  const shown = await proofOf(context, tx, { id: assessmentId, executiveEmail }, account);
  const isOwnMail = shown === "mail" && isNamed(account.email, executiveEmail);
  // A link that was sent to the account's own address was opened on this very device.
  const isVerified = isOwnMail && (await tx.users.verifyEmail(account, context.now())) !== null;
  const proof = isVerified ? "address" : shown;
  if (mayOwn(proof, holder.proof)) {
    await takeOver(context, tx, { assessmentId, account, proof, from: holder.userId });
    return "owned";
  }
  if (holder.userId === account.id && holder.proof !== null) return "owned";
  if (holder.linkClosed) return "unknown";
  await tx.ownership.bookmark(account.id, assessmentId);
  const target = { kind: "assessment", id: assessmentId } as const;
  await recordAudit(context, tx, { action: "assessment_bookmarked", actorId: account.id, target });
  return "bookmarked";
}

/** An account has just shown that its address is its own: what it lists and what names that address, it owns. */
export async function ownWhatNames(context: Context, tx: Transaction, account: Account): Promise<void> {
  for (const id of await tx.ownership.listNaming(account.id, account.email)) {
    await saveAssessment(context, tx, id, account);
  }
}

interface TakeOver {
  assessmentId: string;
  account: Account;
  proof: Proof;
  from: string | null;
}

async function takeOver(
  context: Context,
  tx: Transaction,
  { assessmentId, account, proof, from }: TakeOver,
): Promise<void> {
  const isFromAnother = from !== null && from !== account.id;
  if (isFromAnother) await tx.ownership.bookmark(from, assessmentId);
  await tx.ownership.removeBookmark(account.id, assessmentId);
  await tx.ownership.setOwner(assessmentId, account.id, proof);
  await tx.ownership.endKeys(assessmentId, endedBy(proof));
  if (proof === "address") await tx.ownership.endTokens(assessmentId);
  await countStep(context, tx, "account_made", assessmentId);
  await recordAudit(context, tx, {
    action: "assessment_linked",
    actorId: account.id,
    target: { kind: "assessment", id: assessmentId },
    meta: { proof, ...(isFromAnother ? { from } : {}) },
  });
}
