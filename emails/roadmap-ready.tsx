import { REPORT_PRICE } from "@/lib/domain/payment/price";
import { withoutNotes } from "@/lib/domain/report/notes";
import type { RoadmapExtract } from "@/lib/domain/roadmap/extract";
import { Detail, Details, Layout, Paragraph, type Sender } from "./layout";
import { preventAutolink } from "./prevent-autolink";

export const ROADMAP_READY_SUBJECT = "Your AI roadmap: the first steps";

export interface RoadmapReadyProps {
  sender: Sender;
  /** Both as they were typed. */
  executiveName: string;
  companyName: string;
  isUnlocked: boolean;
  /** The full address of the roadmap, or of the summary while the report is locked. */
  url: string;
  extract: RoadmapExtract;
}

/** Sent after the submission, once the roadmap is written. */
export function RoadmapReady(props: RoadmapReadyProps) {
  const { sender, executiveName, companyName, isUnlocked, url } = props;
  const { stage, weakestLink, quickWin, phases } = props.extract;
  return (
    <Layout
      sender={sender}
      preview="Your stage, your weakest link and the first thing to do within 30 days."
      title={ROADMAP_READY_SUBJECT}
      action={{ label: isUnlocked ? "Open Your Roadmap" : "See Your Score and First Steps", href: url }}
      reason="You are receiving this because an assessment was completed with this address."
    >
      <Paragraph>{`Hello ${preventAutolink(executiveName)},`}</Paragraph>
      <Paragraph>{`The AI roadmap for ${preventAutolink(companyName)} begins like this.`}</Paragraph>
      <Details>
        <Detail label="Stage" value={preventAutolink(stage)} />
        {weakestLink !== "" && <Detail label="Weakest link" value={preventAutolink(weakestLink)} />}
        {phases.map(({ title, duration }, place) => (
          <Detail
            key={title}
            label={`Phase ${place + 1}`}
            value={preventAutolink(`${title} (${duration})`)}
          />
        ))}
      </Details>
      {quickWin !== null && (
        <>
          <Paragraph>
            {`A first quick win, within 30 days: ${preventAutolink(withoutNotes(quickWin.title))}`}
          </Paragraph>
          <Paragraph>{preventAutolink(withoutNotes(quickWin.firstStep))}</Paragraph>
        </>
      )}
      <Paragraph>
        {isUnlocked
          ? "The whole roadmap, with owners, measures and tools, is open to you with your full report."
          : `These steps and your score are free. The whole roadmap, with owners, measures and tools, is part of the full report: a one-time ${REPORT_PRICE}, or free with a chapter code.`}
      </Paragraph>
    </Layout>
  );
}
