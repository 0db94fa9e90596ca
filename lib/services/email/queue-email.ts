import type { Transaction } from "../context";

interface Decided {
  /** Unique for what it announces: the same key twice is one message. */
  key: string;
  template: string;
  assessmentId?: string;
  userId?: string;
}

/** Decides on a message in the transaction of its cause; a job sends it afterwards. */
export async function queueEmail(tx: Transaction, decided: Decided): Promise<void> {
  const email = await tx.emails.add(decided);
  if (email !== null) await tx.enqueue("email", { emailId: email.id });
}
