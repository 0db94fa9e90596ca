import { Layout, Paragraph, type Sender } from "./layout";

export const VENDOR_ALERT_SUBJECT = "A service is refusing our requests";

export interface VendorAlertProps {
  sender: Sender;
  /** What happened, what it means meanwhile, and what to do; none of it typed by anyone. */
  title: string;
  meanwhile: string;
  advice: string;
  /** Since when, in words. */
  since: string;
  /** The full address of the settings page. */
  settingsUrl: string;
}

/** For the admins: a key, an account or a setting needs a person. */
export function VendorAlert({ sender, title, meanwhile, advice, since, settingsUrl }: VendorAlertProps) {
  return (
    <Layout
      sender={sender}
      preview={`${title}. ${advice}`}
      title={VENDOR_ALERT_SUBJECT}
      action={{ label: "Open the Settings Page", href: settingsUrl }}
      reason="You are receiving this because you are an admin here. It is sent once, and again after a day if nothing has changed."
    >
      <Paragraph>{`${title}, since ${since}.`}</Paragraph>
      <Paragraph>{advice}</Paragraph>
      <Paragraph>{meanwhile}</Paragraph>
    </Layout>
  );
}
