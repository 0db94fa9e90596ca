import type { Serialized } from "@/lib/client/serialized";
import { shortMoment } from "@/lib/domain/dates";
import type { LeadDetails } from "@/lib/domain/lead/details";
import { priceInWords } from "@/lib/domain/payment/price";
import { DISPUTE_WORDS, PAYMENT_WORDS } from "@/lib/domain/payment/state-words";
import { Section } from "./lead-facts";

/** What was charged for a lead's report, and what became of it. Nothing where no card was ever tried. */
export function LeadPayments({ payments }: { payments: Serialized<LeadDetails["payments"]> }) {
  if (payments.length === 0) return null;
  return (
    <Section title="Payments">
      <ul className="grid gap-3">
        {payments.map((payment) => (
          <li key={payment.createdAt}>
            <p>
              {`${priceInWords(payment)}, ${shortMoment(payment.createdAt)}: ${PAYMENT_WORDS[payment.status]}`}
            </p>
            {payment.dispute !== null && (
              <p className="font-medium text-destructive">{DISPUTE_WORDS[payment.dispute]}</p>
            )}
            {payment.providerId !== null && (
              <p className="break-all text-muted-foreground text-xs">{payment.providerId}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
