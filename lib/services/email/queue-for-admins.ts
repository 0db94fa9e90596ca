import type { Transaction } from "../context";
import { queueEmail } from "./queue-email";

/** One message to each admin who has signed in before, once, decided on together with its cause. */
export async function queueForAdmins(
  tx: Transaction,
  { template, about, assessmentId }: { template: string; about: string; assessmentId?: string },
): Promise<void> {
  for (const admin of await tx.users.listAdminsAtWork()) {
    const key = `${template}:${about}:${admin.id}`;
    await queueEmail(tx, { key, template, assessmentId, userId: admin.id });
  }
}
