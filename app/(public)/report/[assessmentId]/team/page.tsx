import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { TeamScreen } from "@/components/team/team-screen";
import { TEAM_TITLE } from "@/lib/domain/team/messages";
import { type AssessmentPageProps, assessmentIdOf, orNull, pageContext } from "@/lib/http/pages/page";
import { openTeamPage } from "@/lib/services/team/open-team-page";

export const metadata: Metadata = { title: TEAM_TITLE };

/** Where a leader asks the team, waits for it, and sees what it came to. */
export default async function TeamOfReportPage({ params }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const opened = await orNull(openTeamPage(await pageContext(), id));
  if (opened === null) notFound();
  if (opened.isLocked) redirect(`/payment?assessment=${id}`);
  return <TeamScreen id={id} {...opened} />;
}
