import { Layout, Paragraph, type Sender } from "./layout";

export const YOUR_DATA_SUBJECT = "Your link to what we hold about you";

export interface YourDataProps {
  sender: Sender;
  /** The full address of the page; the token comes after the #. */
  dataUrl: string;
}

/** Mail scanners open links first: opening this one changes nothing. */
export function YourData({ sender, dataUrl }: YourDataProps) {
  return (
    <Layout
      sender={sender}
      preview="The link works for one hour."
      title="What we hold about you"
      action={{ label: "Show My Data", href: dataUrl }}
      reason="You are receiving this because this address was typed in to see what is held under it. If that was not you, there is nothing to do."
    >
      <Paragraph>
        The link shows which assessments name this address. You can download them, withdraw what was agreed
        to, or delete them.
      </Paragraph>
      <Paragraph>
        It works for one hour, on any device. Please do not forward this email: the link can delete as well.
      </Paragraph>
    </Layout>
  );
}
