import type { Assessment } from "@/lib/domain/assessment/assessment";
import { NOT_YOUR_TEAM } from "@/lib/domain/team/messages";
import { requireUnlocked } from "../assessment/require-unlocked";
import type { Context } from "../context";
import { requireOwner } from "../ownership/require-owner";

/** The unlocked assessment, for those who may ask its team: the same as may share its report. */
export async function requireTeamOwner(context: Context, id: string): Promise<Assessment> {
  const assessment = await requireOwner(context, id, NOT_YOUR_TEAM);
  requireUnlocked(assessment);
  return assessment;
}
