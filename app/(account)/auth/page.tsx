import type { Metadata } from "next";
import { AccountPanel } from "@/components/account/account-panel";
import { PageShell } from "@/components/layout/page-shell";
import { returnPath } from "@/lib/domain/account/return-path";

export const metadata: Metadata = { title: "Your account" };

interface AuthPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AuthPage({ searchParams }: AuthPageProps) {
  const { mode, callbackUrl } = await searchParams;
  return (
    <PageShell>
      <AccountPanel canRegister={mode !== "login"} callbackUrl={returnPath(callbackUrl)} />
    </PageShell>
  );
}
