import { REPORT_PRICE } from "@/lib/domain/payment/price";
import { Layout, Paragraph, type Sender } from "./layout";
import { unlinked } from "./unlinked";

export const ROADMAP_READY_SUBJECT = "Your AI roadmap is ready";

export interface RoadmapReadyProps {
  sender: Sender;
  /** Both as they were typed. */
  executiveName: string;
  companyName: string;
  /** The full address of the results page, or of the summary while the report is locked. */
  resultsUrl: string;
}

/** Sent after the submission, once the roadmap is written. */
export function RoadmapReady({ sender, executiveName, companyName, resultsUrl }: RoadmapReadyProps) {
  return (
    <Layout
      sender={sender}
      preview="Your score and your roadmap are ready."
      title={ROADMAP_READY_SUBJECT}
      action={{ label: "See your results", href: resultsUrl }}
      reason="You are receiving this because an assessment was completed with this address."
    >
      <Paragraph>{`Hello ${unlinked(executiveName)},`}</Paragraph>
      <Paragraph>
        {`The assessment of ${unlinked(companyName)} is scored, and the roadmap is written: quick wins for the first 30 days, then what to prove and what to widen.`}
      </Paragraph>
      <Paragraph>
        {`The assessment and the score are free. The full report, with the roadmap in detail, is a one-time ${REPORT_PRICE}, or free with a chapter code.`}
      </Paragraph>
    </Layout>
  );
}
