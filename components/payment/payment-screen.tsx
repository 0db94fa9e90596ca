import { PageShell } from "@/components/layout/page-shell";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { ALREADY_UNLOCKED } from "@/lib/domain/payment/messages";
import { REPORT_PRICE } from "@/lib/domain/payment/price";
import type { CardTaking } from "./card-form";
import { OrderTerms } from "./order-terms";
import { PaymentTabs } from "./payment-tabs";

const BENEFITS = [
  "AI readiness scoring, explained point by point",
  "3-phase roadmap with owners and measures",
  "Industry benchmarks and case studies, each with its source",
  "AI tool recommendations for your size and systems",
  "PDF report by email",
];

interface PaymentScreenProps {
  assessmentId: string;
  isPaid: boolean;
  taking: CardTaking;
}

export function PaymentScreen({ assessmentId, isPaid, taking }: PaymentScreenProps) {
  return (
    <PageShell>
      <h1 className="text-4xl">{isPaid ? "Your full report is unlocked" : "Unlock your full report"}</h1>
      <p className="mt-2 text-muted-foreground">
        {isPaid
          ? "There is nothing left to pay."
          : `${REPORT_PRICE}, one-time payment. No subscription. Have a chapter code? Use it instead.`}
      </p>
      <div className="mt-8 grid items-start gap-6 md:grid-cols-[3fr_2fr]">
        {isPaid ? (
          <Card>
            <p>{ALREADY_UNLOCKED}</p>
            <LinkButton href={`/results/${assessmentId}`} className="mt-4">
              View Results
            </LinkButton>
          </Card>
        ) : (
          <PaymentTabs assessmentId={assessmentId} taking={taking} />
        )}
        <Card title="What you get">
          <ul className="list-disc space-y-1.5 pl-5 text-sm">
            {BENEFITS.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          {!isPaid && <OrderTerms />}
        </Card>
      </div>
    </PageShell>
  );
}
