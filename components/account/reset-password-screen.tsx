import { PageShell } from "@/components/layout/page-shell";
import { ResetPasswordPanel } from "./reset-password-panel";

export const ResetPasswordScreen = ({ token }: { token: string | null }) => (
  <PageShell>
    <ResetPasswordPanel token={token} />
  </PageShell>
);
