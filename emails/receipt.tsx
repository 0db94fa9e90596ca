import { Detail, Details, Layout, Paragraph, type Sender } from "./layout";
import { preventAutolink } from "./prevent-autolink";

export const RECEIPT_SUBJECT = "Receipt for your AI readiness report";

export interface ReceiptProps {
  sender: Sender;
  /** As it was typed. */
  companyName: string;
  /** With its currency, such as "US$49.00". */
  amount: string;
  /** When, in words. */
  paidOn: string;
  /** The payment provider's own id of the charge. */
  paymentId: string;
  /** Who took the money, and on which terms. */
  seller: { name: string; contact: string; refundDays: number; taxLine?: string };
  /** True where a test card was taken and no money moved. */
  isTest: boolean;
  /** The full address of the results page. */
  resultsUrl: string;
}

/** Says what was paid and nothing of the card: not even its last digits are known here. */
export function Receipt(props: ReceiptProps) {
  const { seller } = props;
  return (
    <Layout
      sender={props.sender}
      preview={`${props.amount} was paid on ${props.paidOn}.`}
      title={RECEIPT_SUBJECT}
      action={{ label: "See Your Results", href: props.resultsUrl }}
      reason="You are receiving this because a report was paid for with this address."
    >
      <Paragraph>Thank you. The payment went through, and the full report is unlocked.</Paragraph>
      <Details>
        <Detail label="For" value="AI readiness report, once, no subscription" />
        <Detail label="Company" value={preventAutolink(props.companyName)} />
        <Detail label="Amount" value={props.amount} />
        {seller.taxLine !== undefined && <Detail label="Tax" value={seller.taxLine} />}
        <Detail label="Date" value={props.paidOn} />
        <Detail label="Payment" value={props.paymentId} />
        <Detail label="Sold by" value={seller.name} />
      </Details>
      {props.isTest && <Paragraph>This was a test card: no money was charged.</Paragraph>}
      <Paragraph>{`Full refund within ${seller.refundDays} days if you ask: write to ${seller.contact}.`}</Paragraph>
      <Paragraph>The report comes in a separate message as soon as it is ready.</Paragraph>
    </Layout>
  );
}
