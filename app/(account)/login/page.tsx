import type { Metadata } from "next";
import { SignInPanel } from "@/components/account/sign-in-panel";
import { PageShell } from "@/components/layout/page-shell";
import { returnPath } from "@/lib/domain/account/return-path";

export const metadata: Metadata = { title: "Sign in" };

interface LoginPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function LoginPage({ searchParams }: LoginPageProps) {
  return (
    <PageShell>
      <SignInPanel callbackUrl={returnPath((await searchParams).callbackUrl)} />
    </PageShell>
  );
}
