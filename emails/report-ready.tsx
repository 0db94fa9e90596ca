import { Layout, Paragraph, type Sender } from "./layout";
import { preventAutolink } from "./prevent-autolink";

export const REPORT_READY_SUBJECT = "Your AI readiness report is ready";

export interface ReportReadyProps {
  sender: Sender;
  /** Both as they were typed. */
  executiveName: string;
  companyName: string;
  /** The full address of the report's page. */
  reportUrl: string;
}

/** Sent once the report is written, with the PDF attached. */
export function ReportReady({ sender, executiveName, companyName, reportUrl }: ReportReadyProps) {
  return (
    <Layout
      sender={sender}
      preview="The full report is attached as a PDF for your board, and you can read it online."
      title={REPORT_READY_SUBJECT}
      action={{ label: "Open Your Report", href: reportUrl }}
      reason="You are receiving this because a full report was unlocked for an assessment with this address."
    >
      <Paragraph>{`Hello ${preventAutolink(executiveName)},`}</Paragraph>
      <Paragraph>
        {`The full report for ${preventAutolink(companyName)} is ready. It is attached as a PDF for your board, without the section that is private to you; you can read the whole report online.`}
      </Paragraph>
      <Paragraph>
        Page one can be read by itself: your problem and what it is worth, the decision we ask for, what it
        costs and when to stop, and the biggest risk.
      </Paragraph>
      <Paragraph>
        To share it, choose “Share with My Board” on that page: you make a link that leaves out your private
        section and ends when you say. The link in this email is your own.
      </Paragraph>
    </Layout>
  );
}
