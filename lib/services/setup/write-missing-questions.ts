import { Failure } from "@/lib/domain/failure";
import type { JobPayloads } from "@/lib/domain/job";
import type { Context } from "../context";
import { writeQuestions } from "../followup/write-questions";

const AT_A_TIME = 200;
/** Less than the job's lease: what is left goes on in the next job. */
const WORK_MS = 45_000;
/** So many in a row are no accident: the writer is away, and the rest would fail as well. */
const FAILURES_IN_A_ROW = 5;

/**
 * Writes follow-up questions for the assessments that lack them, one after the other. One that fails is passed
 * over, and the job tried again later: what is written by then is not missing any more. Ends at once where an admin
 * has stopped the run.
 */
export async function writeMissingQuestions(
  context: Context,
  { after, run }: JobPayloads["setup"],
  signal: AbortSignal,
): Promise<void> {
  const until = Date.now() + WORK_MS;
  let failed = 0;
  let inARow = 0;
  let last = after;
  for (;;) {
    const ids = await context.store.followups.listMissing(last, AT_A_TIME);
    for (const id of ids) {
      const isTime = Date.now() > until || signal.aborted;
      if (!(await context.queue.isQueued("setup", { run }))) return;
      if (isTime && failed === 0) return continueRun(context, { after: last, run });
      if (isTime || inARow >= FAILURES_IN_A_ROW) throw notAll(failed);
      const isWritten = await isSuccess(writeQuestions(context, id));
      inARow = isWritten ? 0 : inARow + 1;
      failed += isWritten ? 0 : 1;
      last = id;
    }
    if (ids.length < AT_A_TIME) break;
  }
  if (failed > 0) throw notAll(failed);
}

async function continueRun(context: Context, next: JobPayloads["setup"]): Promise<void> {
  await context.transaction((tx) => tx.enqueueNext("setup", next, { run: next.run }));
}

const isSuccess = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

const notAll = (failed: number) => new Failure("unavailable", `${failed} assessments got no questions yet.`);
