import { PageShell } from "@/components/layout/page-shell";
import { AccountPanel } from "./account-panel";

interface AccountScreenProps {
  canRegister: boolean;
  callbackUrl: string | null;
}

/** /auth: signing in and, unless the address asks for signing in alone, registering. */
export const AccountScreen = (props: AccountScreenProps) => (
  <PageShell>
    <AccountPanel {...props} />
  </PageShell>
);
