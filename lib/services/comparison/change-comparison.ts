import type { ComparisonChanged } from "@/lib/domain/comparison/comparison";
import {
  COMPARISON_CHANGED_WORDING,
  COMPARISON_NOT_YOURS,
  JOINED_NOW,
  LEFT_NOW,
} from "@/lib/domain/comparison/messages";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireOwner } from "../ownership/require-owner";

/** Leaves a firm out of the figures that compare firms, or counts it again, from the next publication on. */
export async function changeComparison(
  context: Context,
  id: string,
  leftOut: boolean,
): Promise<ComparisonChanged> {
  await requireOwner(context, id, COMPARISON_NOT_YOURS);
  await context.takeFromLimit("comparison", id);
  await context.transaction(async (tx) => {
    await tx.consents.add({
      assessmentId: id,
      purpose: "comparison",
      granted: !leftOut,
      wordingVersion: COMPARISON_CHANGED_WORDING,
    });
    await recordAudit(context, tx, {
      action: leftOut ? "consent_withdrawn" : "consent_given",
      target: { kind: "assessment", id },
      meta: { purpose: "comparison" },
    });
  });
  return { success: true, leftOut, message: leftOut ? LEFT_NOW : JOINED_NOW };
}
