import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageShell } from "@/components/layout/page-shell";
import { TeamForm } from "@/components/team/team-form";
import { orNull, pageContext } from "@/lib/http/pages/page";
import { readInvitation } from "@/lib/services/team/read-invitation";

export const metadata: Metadata = { title: "Your view of AI" };

/** Ten questions for a colleague of the leader who sent the link. Opening it changes and counts nothing. */
export default async function TeamPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const invitation = await orNull(readInvitation(await pageContext(), token));
  if (invitation === null) notFound();
  return (
    <PageShell width="narrow">
      <TeamForm token={token} {...invitation} />
    </PageShell>
  );
}
