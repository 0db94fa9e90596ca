import { Layout, Paragraph, type Sender } from "./layout";

export const DRAFT_LINK_SUBJECT = "Finish your AI readiness assessment on another device";

export interface DraftLinkProps {
  sender: Sender;
  /** The full address of the page that asks whether to continue; the token comes after the #. */
  resumeUrl: string;
  /** Such as "December 22, 2026". */
  keptUntil: string;
}

/** Mail scanners open links first: opening this one changes nothing. */
export function DraftLink({ sender, resumeUrl, keptUntil }: DraftLinkProps) {
  return (
    <Layout
      sender={sender}
      preview={`Your answers are kept until ${keptUntil}.`}
      title="Continue your assessment"
      action={{ label: "Continue Your Assessment", href: resumeUrl }}
      reason="You are receiving this because this address was given to continue an assessment on another device. If that was not you, open the link and delete what was saved, or do nothing: it is deleted automatically."
    >
      <Paragraph>
        Open this on the device where you want to go on. Your answers so far move to it, and you can switch
        devices as often as you like with the same link.
      </Paragraph>
      <Paragraph>{`We keep them until ${keptUntil}, or until you complete the assessment.`}</Paragraph>
      <Paragraph>
        The link opens your answers: please do not forward this email. You can also delete what was saved
        there.
      </Paragraph>
    </Layout>
  );
}
