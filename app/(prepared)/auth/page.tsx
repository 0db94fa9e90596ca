import type { Metadata } from "next";
import { AccountScreen } from "@/components/account/account-screen";
import { PageShell } from "@/components/layout/page-shell";

export const metadata: Metadata = { title: "Your account" };

export default function AuthPage() {
  return (
    <PageShell>
      <AccountScreen />
    </PageShell>
  );
}
