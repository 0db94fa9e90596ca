import type { Metadata } from "next";
import { SignInPanel } from "@/components/account/sign-in-panel";
import { PageShell } from "@/components/layout/page-shell";
import { returnPath } from "@/lib/domain/account/return-path";

export const metadata: Metadata = { title: "Sign in" };

interface AdminLoginPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The same screen as /login: the role decides where signing in leads. */
export default async function AdminLoginPage({ searchParams }: AdminLoginPageProps) {
  return (
    <PageShell>
      <SignInPanel callbackUrl={returnPath((await searchParams).callbackUrl)} />
    </PageShell>
  );
}
