import { Failure } from "@/lib/domain/failure";
import { NO_SUCH_JOB } from "@/lib/domain/job";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Has a failed job tried again, as often as a new one. */
export async function retryJob(context: Context, id: string): Promise<{ success: true }> {
  if (!(await context.queue.retryFailed(id))) throw new Failure("not_found", NO_SUCH_JOB);
  await recordAudit(context, context.store, { action: "job_retried", target: { kind: "job", id } });
  context.drainSoon();
  return { success: true };
}
