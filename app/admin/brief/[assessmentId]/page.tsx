import type { Metadata } from "next";
import { LeadBriefScreen } from "@/components/admin/leads/lead-brief-screen";
import { AuthenticationRequired, LeadMissing } from "@/components/admin/leads/lead-report-states";
import { type AssessmentPageProps, assessmentIdOf, orNull, pageContext } from "@/lib/http/pages/page";
import { isAdmin } from "@/lib/services/context";
import { readBrief } from "@/lib/services/lead/read-brief";

export const metadata: Metadata = { title: "Call brief" };

export default async function BriefPage({ params }: AssessmentPageProps) {
  const context = await pageContext();
  if (!isAdmin(context.actor)) return <AuthenticationRequired />;
  const id = await assessmentIdOf(params);
  const found = await orNull(readBrief(context, id));
  return found === null ? <LeadMissing /> : <LeadBriefScreen id={id} {...found} />;
}
