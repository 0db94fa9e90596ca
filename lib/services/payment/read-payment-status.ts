import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { findAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";

export async function readPaymentStatus(context: Context, id: string): Promise<{ isPaid: boolean }> {
  return { isPaid: isUnlocked(await findAssessment(context, id)) };
}
