import type { CohortPublication } from "@/lib/data/store/cohorts";
import { FIRMS_APART, isFew, leavesFew } from "@/lib/domain/cohort/apart";
import { NO_SUCH_COHORT, TOO_LIKE_ANOTHER, TOO_SIMILAR, tooFew } from "@/lib/domain/cohort/messages";
import { sessionsFor } from "@/lib/domain/cohort/sessions";
import { type CohortFigures, countCohort } from "@/lib/domain/cohort/snapshot";
import { differenceOf, isTelling } from "@/lib/domain/comparison/disclosure";
import { aboutFirms } from "@/lib/domain/comparison/figures";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import { countApart } from "../comparison/count-apart";
import type { Context } from "../context";
import { findCohort } from "./find-cohort";
import { listMembers, readMembers } from "./read-members";

/**
 * Freezes a cohort's report. Never below its floor, and only where five firms differ from every earlier publication, of
 * another cohort as well: what lies between two of them would tell of single firms.
 */
export async function publishCohort(context: Context, id: string): Promise<CohortFigures> {
  const { couponCodes } = await findCohort(context, id);
  const members = await readMembers(context, await listMembers(context, couponCodes));
  const ids = members.map((member) => member.id);
  const firms = members.map(({ firm }) => firm);
  return context.transaction(async (tx) => {
    // Lock order: comparisons first, then cohorts, as in the hourly job.
    await tx.comparisons.lock();
    const cohort = await tx.cohorts.lock(id);
    if (cohort === null) throw new Failure("not_found", NO_SUCH_COHORT);
    const missing = cohort.floor - firms.length;
    if (missing > 0) throw new Failure("conflict", tooFew(missing), { reason: "too_few", body: { missing } });
    await requireApart({ store: tx }, { cohortId: id, members: ids }, await tx.cohorts.lockPublications());
    const counted = countCohort(firms);
    const all = await allFirms({ store: tx }, new Set(ids));
    const figures = { ...counted, sessions: sessionsFor(firms, counted), all };
    await tx.cohorts.publish({ cohortId: id, members: ids }, figures, context.now());
    await recordAudit(context, tx, {
      action: "cohort_published",
      target: { kind: "cohort", id },
      meta: { firms: firms.length },
    });
    return figures;
  });
}

/** From its own earlier reports by five firms; from those of others as well, where it is not of the very same firms. */
async function requireApart(
  context: Pick<Context, "store">,
  { cohortId, members }: CohortPublication,
  earlier: readonly CohortPublication[],
): Promise<void> {
  const now = new Set(members);
  for (const then of earlier) {
    const apart = await countApart(context, now, then.members);
    if (then.cohortId === cohortId && apart < FIRMS_APART)
      throw new Failure("conflict", TOO_SIMILAR, { reason: "too_similar" });
    if (isFew(apart)) throw new Failure("conflict", TOO_LIKE_ANOTHER, { reason: "too_similar" });
  }
  if (
    leavesFew(
      members,
      earlier.map((then) => then.members),
    )
  )
    throw new Failure("conflict", TOO_LIKE_ANOTHER, { reason: "too_similar" });
}

/**
 * All firms as they are published, where what is left of them without this cohort is none or enough (P2); and where
 * none is left, this cohort has not a few firms more either.
 */
async function allFirms(
  { store }: Pick<Context, "store">,
  members: ReadonlySet<string>,
): Promise<CohortFigures["all"]> {
  const publications = await store.comparisons.listPublications();
  const shown = publications.find(({ cell, endedAt }) => cell === "all" && endedAt === null);
  const figures = (await store.comparisons.listVisible()).find(({ cell }) => cell === "all")?.figures;
  if (shown === undefined || figures === undefined) return null;
  const { gone, come } = differenceOf(members, await store.comparisons.findMembers(shown.id));
  const isTold = isTelling(gone.length) || (gone.length === 0 && isFew(come.length));
  return isTold ? null : { firms: aboutFirms(shown.n), figures };
}
