import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { Failure } from "@/lib/domain/failure";
import type { TeamView } from "@/lib/domain/team/team";
import { findAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { findCheck } from "./read-check";

export interface TeamPage {
  company: string;
  isLocked: boolean;
  /** False where the report has an owner, who is not the caller. */
  isTheirs: boolean;
  /** Null before a team was asked. */
  check: TeamView | null;
}

/** What the leader's page shows: nothing of the team to those who have the link of an owned report alone. */
export async function openTeamPage(context: Context, id: string): Promise<TeamPage> {
  const assessment = await findAssessment(context, id);
  const page = { company: assessment.companyName, isLocked: !isUnlocked(assessment), check: null };
  if (page.isLocked) return { ...page, isTheirs: false };
  try {
    return { ...page, isTheirs: true, check: await findCheck(context, id) };
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.code === "forbidden") return { ...page, isTheirs: false };
    throw thrown;
  }
}
