import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import type { LeadDetails } from "@/lib/domain/lead/details";
import { Roadmap } from "@/lib/domain/roadmap/roadmap";
import { findAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { readActivity } from "./read-activity";
import { recordView } from "./record-view";

/** Everything that is known about one lead, for the admin who works it. */
export async function readLead(context: Context, id: string): Promise<LeadDetails> {
  const { calls, followups, leadActivity, leadMerges, leads, modelCalls, payments, roadmaps, teamChecks } =
    context.store;
  const assessment = await findAssessment(context, id);
  const [
    followUpQuestions,
    roadmap,
    tools,
    paid,
    callRequests,
    work,
    writingCosts,
    teamCheck,
    activity,
    sameEmail,
    mergedInto,
  ] = await Promise.all([
    followups.find(id),
    roadmaps.findWritten(id),
    leads.findTools(id),
    payments.listOf(id),
    calls.listOf(id),
    leads.findWork(id),
    modelCalls.costsOf(id),
    teamChecks.find(id),
    readActivity(context, id),
    leadActivity.sameEmail(id),
    leadMerges.findKept(id),
  ]);
  if (work === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
  await recordView(context, "assessment_viewed", id);
  return {
    assessment,
    followUpQuestions,
    roadmap,
    aiRecommendations: tools ?? toolsOf(roadmap),
    payments: paid,
    callRequests,
    work,
    writingCosts,
    teamCheck,
    activity,
    sameEmail,
    mergedInto,
  };
}

/** Until an admin asks for more, the tools are the roadmap's; an older roadmap may hold none. */
function toolsOf(roadmap: LeadDetails["roadmap"]): LeadDetails["aiRecommendations"] {
  const parsed = Roadmap.pick({ aiApps: true }).safeParse(roadmap?.content);
  return parsed.success ? parsed.data.aiApps : [];
}
