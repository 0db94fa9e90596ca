import { Failure } from "@/lib/domain/failure";
import type { SampleCount } from "@/lib/domain/sample/first-steps";
import { SAMPLES_THERE } from "@/lib/domain/sample/messages";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { sampleLeads } from "./sample-leads";

/** Adds the sample leads, once. Nothing is written, queued or told about them. */
export async function loadSamples(context: Context): Promise<SampleCount> {
  return context.transaction(async (tx) => {
    if ((await tx.samples.lock()).length > 0)
      throw new Failure("conflict", SAMPLES_THERE, { reason: "samples_there" });
    const leads = sampleLeads(context.now());
    for (const lead of leads) await tx.assessments.add(lead);
    await recordAudit(context, tx, { action: "samples_added", meta: { assessments: leads.length } });
    return { count: leads.length };
  });
}
