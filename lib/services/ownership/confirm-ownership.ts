import { isNamed } from "@/lib/domain/assessment/ownership";
import { OWN_CONFIRMED, OWN_LINK_ENDED } from "@/lib/domain/assessment/ownership-messages";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { hashToken, newToken } from "../hash-token";
import { ownWhatNames } from "./save-assessment";

interface Confirmed {
  success: true;
  message: string;
  ownerKey: string;
}

/**
 * Spends a link that was sent to the address an assessment names, once, on a key for this device. Spent in an account
 * with that very address, it verifies the account's address as well.
 */
export async function confirmOwnership(
  context: Context,
  assessmentId: string,
  token: string,
): Promise<Confirmed> {
  const ownerKey = newToken();
  await context.transaction(async (tx) => {
    const holder = await tx.ownership.lock(assessmentId);
    const isSpent =
      holder !== null && (await tx.ownership.spendToken(assessmentId, hashToken(token), context.now()));
    if (!isSpent) throw new Failure("not_found", OWN_LINK_ENDED, { reason: "link_ended" });
    await tx.ownership.addKey(assessmentId, { keyHash: hashToken(ownerKey), proof: "mail" });
    const target = { kind: "assessment", id: assessmentId } as const;
    await recordAudit(context, tx, { action: "ownership_confirmed", target });
    await verifyEmail(context, tx, holder.executiveEmail);
  });
  return { success: true, message: OWN_CONFIRMED, ownerKey };
}

async function verifyEmail(context: Context, tx: Transaction, sentTo: string | null): Promise<void> {
  const { actor } = context;
  if (actor.kind !== "user" || actor.mustSetPassword) return;
  const account = await tx.users.findAccount({ id: actor.userId });
  if (account === null || !isNamed(account.email, sentTo)) return;
  const verified = await tx.users.verifyEmail(account, context.now());
  if (verified !== null) await ownWhatNames(context, tx, verified);
}
