import type { Transaction } from "../context";

/** Unlocking and the work that follows from it stand or fall together. */
export async function queueReport(tx: Transaction, assessmentId: string): Promise<void> {
  await tx.enqueue("report", { assessmentId });
  await tx.emitEvent("report.unlocked", assessmentId);
}
