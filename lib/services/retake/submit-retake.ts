import type { NewAssessment } from "@/lib/data/store/assessments";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { familyAnswers } from "@/lib/domain/retake/earlier-answers";
import type { RetakeRequest } from "@/lib/domain/retake/retake";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { queueReport } from "../report/queue-report";
import { findBaseline } from "./find-baseline";
import { findInherited } from "./find-inherited";

/** What a submission takes again, and what it keeps of it; null where it is a first assessment. */
export async function retakeIn(
  context: Context,
  { retakeOf, keepFamily = false }: RetakeRequest,
): Promise<{ of: string; family: Partial<Assessment> } | null> {
  if (retakeOf === undefined) return null;
  const baseline = await findBaseline(context, retakeOf);
  return { of: retakeOf, family: keepFamily ? familyAnswers(baseline) : {} };
}

/**
 * The columns by which a retake belongs to the one before. That one's row is locked first: of two retakes that are
 * submitted at once, one is included.
 */
export async function inheritFrom(
  context: Context,
  tx: Transaction,
  retake: { of: string } | null,
): Promise<Partial<NewAssessment>> {
  if (retake === null) return {};
  await tx.assessments.lock(retake.of);
  await tx.retakes.setReminder(retake.of, null);
  const inherited = await findInherited(context, tx, retake.of);
  const link = { retakeOf: retake.of };
  return inherited === null ? link : { ...link, ...inherited, retakeIncluded: true, paidAt: context.now() };
}

/** What follows from unlocking, as for any report; the one before has given what it includes. */
export async function queueIncluded(
  context: Context,
  tx: Transaction,
  { id, retakeOf }: { id: string; retakeOf: string },
): Promise<void> {
  await tx.retakes.markGiven(retakeOf, context.now());
  await queueReport(tx, id);
  await recordAudit(context, tx, { action: "retake_included", target: { kind: "assessment", id } });
}
