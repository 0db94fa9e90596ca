import { Detail, Details, Layout, Paragraph, type Sender } from "./layout";
import { preventAutolink } from "./prevent-autolink";

export const PAYMENT_RETURNED_SUBJECT = "We refunded your second payment";

export interface PaymentReturnedProps {
  sender: Sender;
  /** As it was typed. */
  companyName: string;
  /** With its currency, such as "US$49.00". */
  amount: string;
  /** The payment provider's own id of the charge. */
  paymentId: string;
  /** The full address of the results page. */
  resultsUrl: string;
}

/** Double charge: a report that was unlocked already was paid again, and the money went back by itself. */
export function PaymentReturned(props: PaymentReturnedProps) {
  return (
    <Layout
      sender={props.sender}
      preview={`${props.amount} goes back to your card. Your report stays unlocked.`}
      title={PAYMENT_RETURNED_SUBJECT}
      action={{ label: "See Your Results", href: props.resultsUrl }}
      reason="You are receiving this because a payment for a report with this address was refunded."
    >
      <Paragraph>
        Your card was charged although the report had already been unlocked. We have refunded the whole
        amount; most banks show it within ten business days. There is nothing to do, and the report stays
        unlocked.
      </Paragraph>
      <Details>
        <Detail label="Company" value={preventAutolink(props.companyName)} />
        <Detail label="Refunded" value={props.amount} />
        <Detail label="Payment" value={props.paymentId} />
      </Details>
    </Layout>
  );
}
