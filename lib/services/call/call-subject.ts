import { labelOf } from "@/lib/domain/assessment/options";
import { INDUSTRIES } from "@/lib/domain/assessment/questions/company";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import type { Context } from "../context";

const NAME_CHARACTERS = 80;

/** What the agent may refer to in a call: the questions, the firm, the first name. No address and nothing of home. */
export async function subjectOfCall(context: Context, assessmentId: string): Promise<Record<string, string>> {
  const assessment = await context.store.assessments.find(assessmentId);
  if (assessment === null) return {};
  const questions = await context.store.followups.find(assessmentId);
  const { maturityProfile } = scoreReadiness(assessment);
  return {
    first_name: (assessment.executiveName.split(" ")[0] ?? "").slice(0, NAME_CHARACTERS),
    company: assessment.companyName.slice(0, NAME_CHARACTERS),
    industry: labelOf(INDUSTRIES, assessment.companyIndustry),
    stage: maturityProfile,
    question_1: questions?.q1Primary ?? "",
    question_1_followup: questions?.q1Followup ?? "",
    question_2: questions?.q2Primary ?? "",
    question_2_followup: questions?.q2Followup ?? "",
    question_3: questions?.q3Primary ?? "",
    question_3_followup: questions?.q3Followup ?? "",
  };
}
