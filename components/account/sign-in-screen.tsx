import { PageShell } from "@/components/layout/page-shell";
import { SignInPanel } from "./sign-in-panel";

/** /login and /admin/login: one screen for everybody; the role decides where signing in leads. */
export const SignInScreen = ({ callbackUrl }: { callbackUrl: string | null }) => (
  <PageShell>
    <SignInPanel callbackUrl={callbackUrl} />
  </PageShell>
);
