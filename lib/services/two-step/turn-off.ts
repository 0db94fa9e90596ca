import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { queueEmail } from "../email/queue-email";

/** Removes a second step, which is written down and said to its user. False where there was none. */
export async function turnOff(context: Context, tx: Transaction, id: string): Promise<boolean> {
  if (!(await tx.twoSteps.remove(id))) return false;
  await recordAudit(context, tx, { action: "two_step_off", target: { kind: "user", id } });
  const key = `two-step:${id}:${context.now().getTime()}`;
  await queueEmail(tx, { key, template: "two-step-changed", userId: id });
  return true;
}
