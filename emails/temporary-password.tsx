import { Detail, Details, Layout, Paragraph, type Sender } from "./layout";

export const TEMPORARY_PASSWORD_SUBJECT = "Your account and its temporary password";

export interface TemporaryPasswordProps {
  sender: Sender;
  /** Random; this message is the only place that has it. */
  temporaryPassword: string;
  /** The full address of the sign-in page. */
  signInUrl: string;
}

/** To a user whose account an administrator created. */
export function TemporaryPassword({ sender, temporaryPassword, signInUrl }: TemporaryPasswordProps) {
  return (
    <Layout
      sender={sender}
      preview="It is valid for 24 hours, and you replace it when you first sign in."
      title={TEMPORARY_PASSWORD_SUBJECT}
      action={{ label: "Sign In", href: signInUrl }}
      reason="You are receiving this because an administrator created an account with this address."
    >
      <Paragraph>
        An administrator created an account for you. Sign in with this email address and the temporary
        password below.
      </Paragraph>
      <Details>
        <Detail label="Temporary password" value={temporaryPassword} />
      </Details>
      <Paragraph>
        It is valid for 24 hours and must be changed when you first sign in; until then it opens nothing else.
      </Paragraph>
      <Paragraph>
        {
          "If it has expired, choose “Forgot your password?” on the sign-in page. If you did not expect this message, there is nothing to do."
        }
      </Paragraph>
    </Layout>
  );
}
