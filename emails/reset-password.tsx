import { Layout, Paragraph, type Sender } from "./layout";

export const RESET_PASSWORD_SUBJECT = "Choose a new password";

export interface ResetPasswordProps {
  sender: Sender;
  /** The full address of the page that takes the new password, with the token. */
  resetUrl: string;
}

/** Mail scanners open links first: opening this one spends nothing. */
export function ResetPassword({ sender, resetUrl }: ResetPasswordProps) {
  return (
    <Layout
      sender={sender}
      preview="The link is valid for one hour and works once."
      title={RESET_PASSWORD_SUBJECT}
      action={{ label: "Choose a New Password", href: resetUrl }}
      reason="You are receiving this because someone asked for a new password for the account with this address."
    >
      <Paragraph>
        The button leads to a page where you type the new password. The link is valid for one hour and works
        once. Opening it changes nothing: your password changes when you send the new one.
      </Paragraph>
      <Paragraph>
        After that, every device that is signed in to the account has to sign in again, with the new password.
      </Paragraph>
      <Paragraph>
        If you did not ask for this, there is nothing to do. Your password stays as it is.
      </Paragraph>
    </Layout>
  );
}
