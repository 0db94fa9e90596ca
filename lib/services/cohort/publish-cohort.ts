import { FIRMS_APART } from "@/lib/domain/cohort/cohort";
import { NO_SUCH_COHORT, TOO_SIMILAR, tooFew } from "@/lib/domain/cohort/messages";
import { sessionsFor } from "@/lib/domain/cohort/sessions";
import { type CohortFigures, countCohort } from "@/lib/domain/cohort/snapshot";
import { distanceOf, isTelling } from "@/lib/domain/comparison/disclosure";
import { aboutFirms } from "@/lib/domain/comparison/figures";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { findCohort } from "./find-cohort";
import { listMembers, readMembers } from "./read-members";

/**
 * Freezes a cohort's report. Never below its floor, and again only where five firms differ from every earlier
 * publication: what lies between two of them would tell of single firms.
 */
export async function publishCohort(context: Context, id: string): Promise<CohortFigures> {
  const { couponCodes } = await findCohort(context, id);
  const members = await readMembers(context, await listMembers(context, couponCodes));
  const ids = members.map((member) => member.id);
  const firms = members.map(({ firm }) => firm);
  const all = await allFirms(context, new Set(ids));
  return context.transaction(async (tx) => {
    const cohort = await tx.cohorts.lock(id);
    if (cohort === null) throw new Failure("not_found", NO_SUCH_COHORT);
    const missing = cohort.floor - firms.length;
    if (missing > 0) throw new Failure("conflict", tooFew(missing), { reason: "too_few", body: { missing } });
    const earlier = cohort.snapshot?.publications ?? [];
    const current = new Set(ids);
    if (earlier.some((then) => distanceOf(current, then) < FIRMS_APART))
      throw new Failure("conflict", TOO_SIMILAR, { reason: "too_similar" });
    const counted = countCohort(firms);
    const figures = { ...counted, sessions: sessionsFor(firms, counted), all };
    await tx.cohorts.publish(id, { figures, publications: [...earlier, ids] }, context.now());
    await recordAudit(context, tx, {
      action: "cohort_published",
      target: { kind: "cohort", id },
      meta: { firms: firms.length },
    });
    return figures;
  });
}

/** All firms as they are published, where what is left of them without this cohort is none or enough (P2). */
async function allFirms({ store }: Context, members: ReadonlySet<string>): Promise<CohortFigures["all"]> {
  const publications = await store.comparisons.listPublications();
  const shown = publications.find(({ cell, endedAt }) => cell === "all" && endedAt === null);
  const figures = (await store.comparisons.listVisible()).find(({ cell }) => cell === "all")?.figures;
  if (shown === undefined || figures === undefined) return null;
  const left = (await store.comparisons.findMembers(shown.id)).filter((one) => !members.has(one)).length;
  return isTelling(left) ? null : { firms: aboutFirms(shown.n), figures };
}
