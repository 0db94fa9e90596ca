import { setTimeout as sleep } from "node:timers/promises";
import type { StoredReport } from "@/lib/data/store/reports";
import { type Assessment, isUnlocked } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import { REPORT_IN_WRITING } from "@/lib/domain/report/messages";
import type { WrittenReport } from "@/lib/domain/report/report";
import { scoreFamily } from "@/lib/domain/score/family";
import type { WritingUsage } from "@/lib/domain/writing/usage";
import type { Context } from "../context";
import { queueReportEmail } from "./queue-report-email";
import { redrawn } from "./remove-family";
import { withReportLease } from "./with-report-lease";

const LOOK_AGAIN_MS = 500;
/** How long a reader waits within the request: longer than a dead writer's lease, shorter than any proxy waits for us. */
const WAIT_MS = 25_000;
const RETRY_AFTER_SECONDS = 5;

interface Result {
  report: StoredReport;
  /** False for the one who had it written. */
  cached: boolean;
}

/**
 * The stored report, or a new one. However many ask at once, on however many servers, one writes and the others
 * read what it wrote. Nothing is held locked while the writer works.
 */
export async function writeReport(context: Context, assessment: Assessment): Promise<Result> {
  for (const end = performance.now() + WAIT_MS; performance.now() < end; ) {
    const stored = await context.store.reports.find(assessment.id);
    if (stored !== null) return { report: stored, cached: true };
    const written = await withReportLease(context, assessment.id, () => write(context, assessment));
    if (written !== null) return written;
    await sleep(LOOK_AGAIN_MS);
  }
  throw new Failure("unavailable", REPORT_IN_WRITING, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

async function write(context: Context, assessment: Assessment): Promise<Result> {
  const earlier = await context.store.reports.find(assessment.id);
  if (earlier !== null) return { report: earlier, cached: true };
  // The product itself writes what was unlocked, however much that is.
  if (context.actor.kind !== "system") await context.takeFromLimit("reportWriting", assessment.id);
  const modelUsage = context.openModelUsage(assessment.id, "report");
  const written = await context.providers.writer.writeReport(assessment, context.now(), modelUsage);
  const isFirst = await store(context, assessment, written, modelUsage.usage());
  const report = await context.store.reports.find(assessment.id);
  if (report === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
  return { report, cached: !isFirst };
}

/** The report, its risks and the e-mail that announces it, together. False where another result was first. */
async function store(
  context: Context,
  assessment: Assessment,
  written: WrittenReport,
  usage: WritingUsage,
): Promise<boolean> {
  const { id } = assessment;
  const { name, version } = written.reportData.method.writer;
  return context.transaction(async (tx) => {
    if ((await tx.assessments.lock(id)) === null) return false;
    // Between the reading of the answers and this, those about the household may have been deleted.
    const present = await tx.assessments.find(id);
    const isPrivateGone = present === null || scoreFamily(present) === undefined;
    const { reportData, markdownReport } = isPrivateGone
      ? redrawn(assessment, written, context.now())
      : written;
    const report = { reportData, markdownReport, writer: name, promptVersion: version, usage };
    if (!(await tx.reports.add(id, report))) return false;
    await tx.reports.addRisks(id, reportData.risks);
    await tx.emitEvent("report.ready", id);
    if (isUnlocked(assessment)) await queueReportEmail(tx, assessment);
    return true;
  });
}
