import type { LeadRow, StoredLead } from "@/lib/domain/lead/list";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import type { Context } from "../context";

/** A page of leads with what each retake moved: one read for all of them, and none where there is no retake. */
export async function withRetakePoints({ store }: Context, leads: readonly StoredLead[]): Promise<LeadRow[]> {
  const ids = leads.flatMap(({ id, retakeOf }) => (retakeOf === null ? [] : [id, retakeOf]));
  const answers = ids.length === 0 ? new Map() : await store.retakes.findScored(ids);
  const scoreOf = (id: string | null): number | null => {
    const scored = id === null ? undefined : answers.get(id);
    return scored === undefined ? null : scoreReadiness(scored).aiReadinessScore;
  };
  return leads.map(({ retakeOf, ...lead }) => {
    const [now, then] = [retakeOf === null ? null : scoreOf(lead.id), scoreOf(retakeOf)];
    return { ...lead, retakePoints: now === null || then === null ? null : now - then };
  });
}
