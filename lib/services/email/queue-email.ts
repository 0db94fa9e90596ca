import type { NewEmail } from "@/lib/data/store/emails";
import type { Transaction } from "../context";

/** Decides on a message in the transaction of its cause; a job sends it afterwards. */
export async function queueEmail(tx: Transaction, decided: NewEmail): Promise<void> {
  const email = await tx.emails.add(decided);
  if (email !== null) await tx.enqueue("email", { emailId: email.id });
}
