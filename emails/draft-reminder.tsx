import type { DraftLinkProps } from "./draft-link";
import { Layout, Paragraph } from "./layout";

export const DRAFT_REMINDER_SUBJECT = "Your AI readiness assessment is not finished yet";

/** Asked for by a tick, and sent once. */
export function DraftReminder({ sender, resumeUrl, keptUntil }: DraftLinkProps) {
  return (
    <Layout
      sender={sender}
      preview={`Your answers are kept until ${keptUntil}.`}
      title="Your assessment is waiting"
      action={{ label: "Continue Your Assessment", href: resumeUrl }}
      reason="You are receiving this because you asked to be reminded once. No second reminder follows."
    >
      <Paragraph>
        You saved your answers to finish on another device. They are where you left them; the whole assessment
        takes about 15 minutes.
      </Paragraph>
      <Paragraph>
        {`We keep them until ${keptUntil}. The link opens your answers: please do not forward this email.`}
      </Paragraph>
    </Layout>
  );
}
