import { PageShell } from "@/components/layout/page-shell";
import { SetPasswordPanel } from "./set-password-panel";

export const SetPasswordScreen = () => (
  <PageShell>
    <SetPasswordPanel />
  </PageShell>
);
