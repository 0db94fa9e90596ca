import { Detail, Layout, Paragraph, type Sender } from "./layout";
import { preventAutolink } from "./prevent-autolink";

export const LEAD_QUALIFIED_SUBJECT = "A new qualified lead";

export interface LeadQualifiedProps {
  sender: Sender;
  /** As they were typed. */
  executiveName: string;
  executiveTitle: string;
  companyName: string;
  /** 0 to 10. */
  leadScore: number;
  /** When, in words. */
  completedOn: string;
  /** The full address of the admin's report page. */
  adminUrl: string;
}

/** To the admins, when an assessment scores as a lead that can be reached. */
export function LeadQualified(props: LeadQualifiedProps) {
  return (
    <Layout
      sender={props.sender}
      preview="The company and its score are inside."
      title={LEAD_QUALIFIED_SUBJECT}
      action={{ label: "Open the Assessment", href: props.adminUrl }}
      reason="You are receiving this because you are an admin here."
    >
      <Paragraph>A new assessment scored as a qualified lead.</Paragraph>
      <Detail label="Name" value={preventAutolink(props.executiveName)} />
      <Detail label="Title" value={preventAutolink(props.executiveTitle)} />
      <Detail label="Company" value={preventAutolink(props.companyName)} />
      <Detail label="Lead score" value={`${props.leadScore} of 10`} />
      <Detail label="Completed on" value={props.completedOn} />
    </Layout>
  );
}
