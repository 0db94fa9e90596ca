import type { WhatIf } from "@/lib/domain/what-if/what-if";
import { profileOf } from "@/lib/playbook/company-profile";
import { whatIf } from "@/lib/playbook/what-if";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";

/** What would move the score of an unlocked assessment, what each combination comes to, and the owner's target. */
export async function readWhatIf(context: Context, id: string): Promise<WhatIf> {
  const assessment = await findUnlockedAssessment(context, id);
  return { ...whatIf(profileOf(assessment)), target: await context.store.assessments.findTarget(id) };
}
