import { Detail, Details, Layout, Paragraph, type Sender } from "./layout";

export const SIGN_IN_PAUSED_SUBJECT = "Someone keeps trying to sign in to your account";

export interface SignInPausedProps {
  sender: Sender;
  /** When, in words and with the time zone. */
  pausedAt: string;
  /** The full address of the sign-in page, which offers 'Forgot your password?'. */
  signInUrl: string;
}

/** Once a day at most, so that an owner who cannot sign in knows why. */
export function SignInPaused({ sender, pausedAt, signInUrl }: SignInPausedProps) {
  return (
    <Layout
      sender={sender}
      preview="None of the passwords was right. You can still sign in."
      title={SIGN_IN_PAUSED_SUBJECT}
      action={{ label: "Go to the Sign-In Page", href: signInUrl }}
      reason="You are receiving this because sign-in to the account with this address is paused, at most once a day."
    >
      <Paragraph>
        Ten wrong passwords in a row were tried on your account, so we paused sign-in from devices that you
        have not used before. None of the passwords was right, and nothing was opened.
      </Paragraph>
      <Details>
        <Detail label="Paused on" value={pausedAt} />
      </Details>
      <Paragraph>
        On a device that you have signed in from before, you can sign in as usual. On any other, wait a few
        minutes and try again.
      </Paragraph>
      <Paragraph>
        {
          "If it was you, choose “Forgot your password?” on the sign-in page. If it was not, and you use this password anywhere else, set a new one."
        }
      </Paragraph>
    </Layout>
  );
}
