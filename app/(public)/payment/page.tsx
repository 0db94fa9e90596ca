import type { Metadata } from "next";
import { NoAssessment } from "@/components/payment/no-assessment";
import { PaymentScreen } from "@/components/payment/payment-screen";
import { AssessmentId } from "@/lib/domain/assessment/views";
import { type AssessmentPageProps, orNull, pageContext } from "@/lib/http/pages/page";
import { cardPaymentOptions } from "@/lib/services/payment/card-payment-options";
import { readOrder } from "@/lib/services/payment/read-order";

export const metadata: Metadata = { title: "Unlock the full report" };

export default async function PaymentPage({ searchParams }: Pick<AssessmentPageProps, "searchParams">) {
  const id = AssessmentId.safeParse({ id: (await searchParams).assessment });
  if (!id.success) return <NoAssessment />;
  const context = await pageContext();
  const order = await orNull(readOrder(context, id.data.id));
  if (order === null) return <NoAssessment />;
  return <PaymentScreen assessmentId={id.data.id} order={order} taking={cardPaymentOptions(context)} />;
}
