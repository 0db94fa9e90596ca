import type { Metadata } from "next";
import { SignInScreen } from "@/components/account/sign-in-screen";
import { PageShell } from "@/components/layout/page-shell";
import { brand } from "@/lib/brand";

export const metadata: Metadata = { title: { absolute: `Sign in | Admin | ${brand.product}` } };

/** The same screen as /login: the role decides where signing in leads. */
export default function AdminLoginPage() {
  return (
    <PageShell>
      <SignInScreen />
    </PageShell>
  );
}
