import { Detail, Details, Layout, Paragraph, type Sender } from "./layout";

export const PASSWORD_CHANGED_SUBJECT = "Your password was changed";

export interface PasswordChangedProps {
  sender: Sender;
  /** When, in words and with the time zone. */
  changedAt: string;
  /** The full address of the sign-in page, which offers 'Forgot your password?'. */
  signInUrl: string;
}

/** Sent after each change, so that one made by another person does not stay unseen. */
export function PasswordChanged({ sender, changedAt, signInUrl }: PasswordChangedProps) {
  return (
    <Layout
      sender={sender}
      preview="If that was you, there is nothing to do."
      title={PASSWORD_CHANGED_SUBJECT}
      action={{ label: "Go to the Sign-In Page", href: signInUrl }}
      reason="You are receiving this because the password of the account with this address was changed."
    >
      <Paragraph>
        The password of your account was changed. All other devices were signed out. If that was you, there is
        nothing to do.
      </Paragraph>
      <Details>
        <Detail label="Changed on" value={changedAt} />
      </Details>
      <Paragraph>
        {
          "If it was not you, act now: choose “Forgot your password?” on the sign-in page and set a new password, which signs everyone out. Then change the password of your email account as well, because anyone who reads your mail can reset this one. If you cannot get in, reply to this message."
        }
      </Paragraph>
    </Layout>
  );
}
