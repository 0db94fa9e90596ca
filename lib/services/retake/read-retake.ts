import { companyAnswers, hasFamilyAnswers, lastAnswers } from "@/lib/domain/retake/earlier-answers";
import type { Retake } from "@/lib/domain/retake/retake";
import { retakeFrom } from "@/lib/domain/retake/timing";
import type { Context } from "../context";
import { findBaseline } from "./find-baseline";
import { findInherited } from "./find-inherited";

/** What an assessment that is taken again begins with, and in words what was said last time to what is scored. */
export async function readRetake(context: Context, id: string): Promise<Retake> {
  const baseline = await findBaseline(context, id);
  return {
    company: companyAnswers(baseline),
    last: lastAnswers(baseline),
    asOf: baseline.createdAt,
    included: (await findInherited(context, context.store, id)) !== null,
    from: retakeFrom(baseline.createdAt),
    hasFamily: hasFamilyAnswers(baseline),
  };
}
