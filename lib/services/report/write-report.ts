import type { StoredReport } from "@/lib/data/store/writings";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { Failure } from "@/lib/domain/failure";
import { DATABASE_AWAY } from "@/lib/domain/http-messages";
import type { Context } from "../context";

const LEASE_SECONDS = 90;
const WAIT_MS = 500;
const WAIT_TIMES = 100;

/**
 * The stored report, or a new one. However many ask at once, on however many servers, one writes and the others
 * read what it wrote. Nothing is held locked while the writer works.
 */
export async function writeReport(
  context: Context,
  assessment: Assessment,
): Promise<{ report: StoredReport; cached: boolean }> {
  for (let turn = 0; turn < WAIT_TIMES; turn += 1) {
    const stored = await context.store.writings.findReport(assessment.id);
    if (stored !== null) return { report: stored, cached: true };
    if (await context.store.writings.claimReport(assessment.id, LEASE_SECONDS)) break;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  return write(context, assessment);
}

async function write(
  context: Context,
  assessment: Assessment,
): Promise<{ report: StoredReport; cached: boolean }> {
  const { writer } = context.providers;
  try {
    const earlier = await context.store.writings.findReport(assessment.id);
    if (earlier !== null) return { report: earlier, cached: true };
    const written = await writer.writeReport(assessment, context.now());
    const isFirst = await keep(context, assessment, written);
    const report = await context.store.writings.findReport(assessment.id);
    if (report === null) throw new Failure("unavailable", DATABASE_AWAY);
    return { report, cached: !isFirst };
  } finally {
    await context.store.writings.releaseReport(assessment.id);
  }
}

/** The report, its risks and the e-mail that announces it, together. False where another result was first. */
async function keep(
  context: Context,
  { id, executiveEmail }: Assessment,
  written: Awaited<ReturnType<Context["providers"]["writer"]["writeReport"]>>,
): Promise<boolean> {
  const { writer } = context.providers;
  return context.transaction(async (tx) => {
    if ((await tx.assessments.lock(id)) === null) return false;
    const isFirst = await tx.writings.addReport(id, {
      ...written,
      writer: writer.name,
      promptVersion: writer.version,
    });
    if (!isFirst) return false;
    await tx.writings.addRisks(id, written.reportData.risks);
    if (executiveEmail !== null) {
      const email = await tx.emails.add({
        key: `report-ready:${id}`,
        template: "report-ready",
        assessmentId: id,
      });
      if (email !== null) await tx.enqueue("email", { emailId: email.id });
    }
    return true;
  });
}
