import { Detail, Details, Layout, Paragraph, type Sender } from "./layout";

export const REFUND_FAILED_SUBJECT = "A refund did not arrive";

export interface RefundFailedProps {
  sender: Sender;
  /** With its currency. */
  amount: string;
  /** The payment provider's own id of the charge. */
  paymentId: string;
  /** The full address of the assessment's page for admins. */
  adminUrl: string;
}

/** For the admins: the bank sent a refund back, so the money is with us again and is owed to the customer. */
export function RefundFailed({ sender, amount, paymentId, adminUrl }: RefundFailedProps) {
  return (
    <Layout
      sender={sender}
      preview={`A refund of ${amount} came back. The customer still has to get it.`}
      title={REFUND_FAILED_SUBJECT}
      action={{ label: "Open the Assessment", href: adminUrl }}
      reason="You are receiving this because you are an admin here, once for each refund that fails."
    >
      <Paragraph>
        The customer's bank did not take a refund, so the money is back with us and is still owed to the
        customer. The card may have been closed. Arrange another way with the customer, then record it in
        Stripe's dashboard.
      </Paragraph>
      <Details>
        <Detail label="Amount" value={amount} />
        <Detail label="Payment" value={paymentId} />
      </Details>
    </Layout>
  );
}
