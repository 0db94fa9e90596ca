import type { Metadata } from "next";
import { SetPasswordPanel } from "@/components/account/set-password-panel";
import { PageShell } from "@/components/layout/page-shell";

export const metadata: Metadata = { title: "Set your password" };

export default function SetPasswordPage() {
  return (
    <PageShell>
      <SetPasswordPanel />
    </PageShell>
  );
}
