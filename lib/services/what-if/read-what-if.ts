import type { WhatIf } from "@/lib/domain/what-if/what-if";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";

/** What would move the score of an unlocked assessment, what each combination comes to, and the owner's target. */
export async function readWhatIf(context: Context, id: string): Promise<WhatIf> {
  const assessment = await findUnlockedAssessment(context, id);
  const { profileOf, whatIf } = await openPlaybook();
  return { ...whatIf(profileOf(assessment)), target: await context.store.assessments.findTarget(id) };
}
