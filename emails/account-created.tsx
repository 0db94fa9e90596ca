import { Layout, Paragraph, type Sender } from "./layout";

export const ACCOUNT_CREATED_SUBJECT = "Your account is ready";

export interface AccountCreatedProps {
  sender: Sender;
  /** The full address of My Reports. */
  reportsUrl: string;
}

/** To a new account. The email is not verified yet, so it says what to do where another person registered it. */
export function AccountCreated({ sender, reportsUrl }: AccountCreatedProps) {
  return (
    <Layout
      sender={sender}
      preview="Your assessments and reports are kept in one place."
      title={ACCOUNT_CREATED_SUBJECT}
      action={{ label: "Open My Reports", href: reportsUrl }}
      reason="You are receiving this because an account was created with this address."
    >
      <Paragraph>
        An account was created with this email address. Assessments that you save are kept there, and you can
        come back to your roadmap and report at any time.
      </Paragraph>
      <Paragraph>
        {
          "If it was not you, someone typed your address. Choose “Forgot your password?” on the sign-in page to take the account over, or reply to us and we will remove it."
        }
      </Paragraph>
    </Layout>
  );
}
