import { Detail, Layout, Paragraph, type Sender } from "./layout";
import { preventAutolink } from "./prevent-autolink";

export const FOLLOW_UP_DUE_SUBJECT = "A follow-up is due today";

export interface FollowUpDueProps {
  sender: Sender;
  /** As they were typed. */
  executiveName: string;
  executiveTitle: string;
  companyName: string;
  /** The full URL of the lead in the dashboard. */
  adminUrl: string;
}

/** To the admin who owns the lead, on the day of its next action. */
export function FollowUpDue(props: FollowUpDueProps) {
  return (
    <Layout
      sender={props.sender}
      preview="The lead is inside."
      title={FOLLOW_UP_DUE_SUBJECT}
      action={{ label: "Open the Lead", href: props.adminUrl }}
      reason="You are receiving this because you own this lead."
    >
      <Paragraph>You set today as the day of the next action with this lead.</Paragraph>
      <Detail label="Name" value={preventAutolink(props.executiveName)} />
      <Detail label="Title" value={preventAutolink(props.executiveTitle)} />
      <Detail label="Company" value={preventAutolink(props.companyName)} />
    </Layout>
  );
}
