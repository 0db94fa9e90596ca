import { Detail, Details, Layout, Paragraph, type Sender } from "./layout";

export const TWO_STEP_CHANGED_SUBJECT = "Two-step sign-in was changed";

export interface TwoStepChangedProps {
  sender: Sender;
  /** As it is now. */
  isOn: boolean;
  /** When, in words and with the time zone. */
  changedAt: string;
  /** The full address of the sign-in page, which offers 'Forgot your password?'. */
  signInUrl: string;
}

/** Sent after each change, so that one made by another person does not stay unseen. */
export function TwoStepChanged({ sender, isOn, changedAt, signInUrl }: TwoStepChangedProps) {
  return (
    <Layout
      sender={sender}
      preview="If that was you, there is nothing to do."
      title={TWO_STEP_CHANGED_SUBJECT}
      action={{ label: "Go to the Sign-In Page", href: signInUrl }}
      reason="You are receiving this because the sign-in of the account with this address was changed."
    >
      <Paragraph>
        {isOn
          ? "Two-step sign-in is now on: after your password you are asked for a code from your app. All other devices were signed out."
          : "Two-step sign-in is now off: your password alone signs you in."}
      </Paragraph>
      <Details>
        <Detail label="Changed on" value={changedAt} />
      </Details>
      <Paragraph>
        {
          "If it was not you or an admin who helped you, act now: choose “Forgot your password?” on the sign-in page and set a new password, which signs everyone out. If you cannot get in, reply to this message."
        }
      </Paragraph>
    </Layout>
  );
}
