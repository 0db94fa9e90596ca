import type { Metadata } from "next";
import { ResetPasswordPanel } from "@/components/account/reset-password-panel";
import { PageShell } from "@/components/layout/page-shell";

export const metadata: Metadata = { title: "Reset your password" };

interface ResetPasswordPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Opening the link changes nothing: mail scanners open links first. Only the posted form spends the token. */
export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const { token } = await searchParams;
  return (
    <PageShell>
      <ResetPasswordPanel token={typeof token === "string" && token !== "" ? token : null} />
    </PageShell>
  );
}
