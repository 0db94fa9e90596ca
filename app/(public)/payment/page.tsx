import type { Metadata } from "next";
import { NoAssessment } from "@/components/payment/no-assessment";
import { PaymentScreen } from "@/components/payment/payment-screen";
import { AssessmentId } from "@/lib/domain/assessment/views";
import { type AssessmentPageProps, orNull, pageContext } from "@/lib/http/pages/page";
import { cardPaymentOptions } from "@/lib/services/payment/card-payment-options";
import { readPaymentStatus } from "@/lib/services/payment/read-payment-status";

export const metadata: Metadata = { title: "Unlock the full report" };

export default async function PaymentPage({ searchParams }: Pick<AssessmentPageProps, "searchParams">) {
  const id = AssessmentId.safeParse({ id: (await searchParams).assessment });
  if (!id.success) return <NoAssessment />;
  const context = await pageContext();
  const status = await orNull(readPaymentStatus(context, id.data.id));
  if (status === null) return <NoAssessment />;
  return (
    <PaymentScreen assessmentId={id.data.id} isPaid={status.isPaid} taking={cardPaymentOptions(context)} />
  );
}
