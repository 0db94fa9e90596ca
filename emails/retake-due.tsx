import { Layout, Paragraph, type Sender } from "./layout";
import { preventAutolink } from "./prevent-autolink";

export const RETAKE_DUE_SUBJECT = "90 days on: see what has moved";

export interface RetakeDueProps {
  sender: Sender;
  /** As it was typed. */
  companyName: string;
  /** Such as "August 24, 2026". */
  takenOn: string;
  reportsUrl: string;
}

/** Sent once, to the account that asked to be reminded. */
export function RetakeDue({ sender, companyName, takenOn, reportsUrl }: RetakeDueProps) {
  return (
    <Layout
      sender={sender}
      preview="About eight minutes, and you see what moved since your last report."
      title={RETAKE_DUE_SUBJECT}
      action={{ label: "Open My Reports", href: reportsUrl }}
      reason="You are receiving this because you asked to be reminded in My Reports."
    >
      <Paragraph>
        {`You took the AI readiness assessment for ${preventAutolink(companyName)} on ${takenOn} and asked us to remind you after 90 days.`}
      </Paragraph>
      <Paragraph>
        Taking it again takes about eight minutes. You then see what is in place now that was not, what your
        first report advised and is done, and the next three moves.
      </Paragraph>
    </Layout>
  );
}
