import type { NewEmail } from "@/lib/data/store/emails";
import type { Transaction } from "../context";
import { queueEmail } from "./queue-email";

/** One message to each admin who has signed in before, once for each `occasion`, decided on with its cause. */
export async function queueForAdmins(
  tx: Transaction,
  { occasion, ...about }: Pick<NewEmail, "template" | "aboutId" | "assessmentId"> & { occasion: string },
): Promise<void> {
  for (const admin of await tx.users.listAdminsAtWork()) {
    const key = `${about.template}:${occasion}:${admin.id}`;
    await queueEmail(tx, { key, ...about, userId: admin.id });
  }
}
