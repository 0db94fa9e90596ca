import { isUnlocked } from "@/lib/domain/assessment/assessment";
import type { Order } from "@/lib/domain/payment/order";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { findAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";

export async function readOrder(context: Context, id: string): Promise<Order> {
  const assessment = await findAssessment(context, id);
  const { companyName, executiveName, executiveEmail } = assessment;
  const { topDownScore, bottomUpScore } = scoreReadiness(assessment);
  const isPaid = isUnlocked(assessment);
  return {
    isPaid,
    couponCode: isPaid ? null : await context.store.campaigns.couponFor(id, context.now()),
    hasEmail: (executiveEmail ?? "") !== "",
    ...{ companyName, executiveName, topDownScore, bottomUpScore },
  };
}
