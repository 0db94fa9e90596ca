import type { Assessment } from "@/lib/domain/assessment/assessment";
import type { Transaction } from "../context";
import { queueEmail } from "../email/queue-email";

/** Decides on the e-mail that brings the report, once. Only for what is unlocked: an admin may have it written before. */
export async function queueReportEmail(tx: Transaction, { id, executiveEmail }: Assessment): Promise<void> {
  if (executiveEmail === null) return;
  await queueEmail(tx, { key: `report-ready:${id}`, template: "report-ready", assessmentId: id });
}
