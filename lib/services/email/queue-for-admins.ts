import type { Transaction } from "../context";

/** One message to each admin, once, decided on together with its cause. */
export async function queueForAdmins(
  tx: Transaction,
  { template, about, assessmentId }: { template: string; about: string; assessmentId: string },
): Promise<void> {
  for (const admin of await tx.users.listAdmins()) {
    const email = await tx.emails.add({
      key: `${template}:${about}:${admin.id}`,
      template,
      assessmentId,
      userId: admin.id,
    });
    if (email !== null) await tx.enqueue("email", { emailId: email.id });
  }
}
