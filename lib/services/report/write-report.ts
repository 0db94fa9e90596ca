import type { StoredReport } from "@/lib/data/store/writings";
import { type Assessment, isUnlocked } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import { REPORT_IN_WRITING } from "@/lib/domain/report/messages";
import type { WritingAccount } from "@/lib/domain/writing/account";
import type { WrittenReport } from "@/lib/providers/writer/port";
import type { Context } from "../context";
import { announceReport } from "./announce-report";

/** Longer than a writer may take; who died while writing holds nobody up for longer than this. */
const LEASE_SECONDS = 90;
const WAIT_MS = 500;
/** A little more than a writer may take, so that whoever waits gets what the first one wrote. */
const WAIT_TIMES = 160;

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
  for (let turn = 0; turn < WAIT_TIMES; turn += 1) {
    const stored = await context.store.writings.findReport(assessment.id);
    if (stored !== null) return { report: stored, cached: true };
    if (await context.store.writings.claimReport(assessment.id, LEASE_SECONDS)) {
      return write(context, assessment);
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw new Failure("unavailable", REPORT_IN_WRITING, { retryAfterSeconds: 10 });
}

async function write(context: Context, assessment: Assessment): Promise<Result> {
  try {
    const earlier = await context.store.writings.findReport(assessment.id);
    if (earlier !== null) return { report: earlier, cached: true };
    // The product itself writes what was unlocked, however much that is.
    if (context.actor.kind !== "system") await context.takeFromLimit("reportWriting", assessment.id);
    const ledger = context.openLedger(assessment.id, "report");
    const written = await context.providers.writer.writeReport(assessment, context.now(), ledger);
    const isFirst = await keep(context, assessment, written, ledger.account());
    const report = await context.store.writings.findReport(assessment.id);
    if (report === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    return { report, cached: !isFirst };
  } finally {
    await context.store.writings.releaseReport(assessment.id);
  }
}

/** The report, its risks and the e-mail that announces it, together. False where another result was first. */
async function keep(
  context: Context,
  assessment: Assessment,
  written: WrittenReport,
  usage: WritingAccount,
): Promise<boolean> {
  const { id } = assessment;
  const { name, version } = written.reportData.method.writer;
  return context.transaction(async (tx) => {
    if ((await tx.assessments.lock(id)) === null) return false;
    const { reportData, markdownReport } = written;
    const report = { reportData, markdownReport, writer: name, promptVersion: version, usage };
    if (!(await tx.writings.addReport(id, report))) return false;
    await tx.writings.addRisks(id, reportData.risks);
    await tx.announce("report.ready", id);
    if (isUnlocked(assessment)) await announceReport(tx, assessment);
    return true;
  });
}
