import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import { NOT_PAID } from "@/lib/domain/payment/messages";
import type { Transaction } from "../context";

/** Refuses what was not paid for, to admins as well: what follows changes it in its owner's name. */
export function requireUnlocked(assessment: { paymentStatus: string }): void {
  if (!isUnlocked(assessment)) throw new Failure("not_paid", NOT_PAID);
}

/** Locks an assessment's row for the transaction: it may have been deleted or refunded since it was first read. */
export async function lockUnlocked(tx: Transaction, id: string): Promise<void> {
  const assessment = await tx.assessments.lock(id);
  if (assessment === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
  requireUnlocked(assessment);
}
