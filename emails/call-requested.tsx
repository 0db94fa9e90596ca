import { phoneInWords } from "@/lib/domain/call/phone";
import { Detail, Layout, Paragraph, type Sender } from "./layout";
import { preventAutolink } from "./prevent-autolink";

/** No text of a visitor in a subject: lists and notifications show it. */
export const CALL_REQUESTED_SUBJECT = "An executive asks to be called back";

export interface CallRequestedProps {
  sender: Sender;
  /** As they were typed. */
  executiveName: string;
  executiveTitle: string;
  companyName: string;
  /** Digits and a plus, as the schema lets through. */
  phoneNumber: string;
  /** When, in words and with the time zone. */
  requestedAt: string;
  /** The full address of the admin's report page. */
  adminUrl: string;
}

/** To the admins, who call back by hand. */
export function CallRequested(props: CallRequestedProps) {
  return (
    <Layout
      sender={props.sender}
      preview="The number and the assessment are inside."
      title={CALL_REQUESTED_SUBJECT}
      action={{ label: "Open the Assessment", href: props.adminUrl }}
      reason="You are receiving this because you are an admin here."
    >
      <Paragraph>Someone who has the full report would like to talk it through. Please call back.</Paragraph>
      <Detail label="Name" value={preventAutolink(props.executiveName)} />
      <Detail label="Title" value={preventAutolink(props.executiveTitle)} />
      <Detail label="Company" value={preventAutolink(props.companyName)} />
      <Detail label="Phone" value={phoneInWords(props.phoneNumber)} />
      <Detail label="Asked on" value={props.requestedAt} />
    </Layout>
  );
}
