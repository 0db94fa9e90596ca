import type { Metadata } from "next";
import { SignInScreen } from "@/components/account/sign-in-screen";
import { PageShell } from "@/components/layout/page-shell";

export const metadata: Metadata = { title: "Sign in" };

export default function LoginPage() {
  return (
    <PageShell>
      <SignInScreen />
    </PageShell>
  );
}
