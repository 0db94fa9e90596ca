import type { CohortChange, CohortLink, NewCohort } from "@/lib/domain/cohort/cohort";
import { LINK_DAYS } from "@/lib/domain/cohort/cohort";
import { NO_SUCH_COHORT, NOT_PUBLISHED, UNKNOWN_CODE } from "@/lib/domain/cohort/messages";
import type { Done } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import { DAY_MS } from "@/lib/domain/time";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { hashToken, newToken } from "../hash-token";

export async function createCohort(context: Context, cohort: NewCohort): Promise<{ id: string }> {
  await requireCodes(context, cohort.couponCodes);
  const createdById = context.actor.kind === "user" ? context.actor.userId : null;
  return context.transaction(async (tx) => {
    const { id } = await tx.cohorts.add({ ...cohort, createdById });
    await recordAudit(context, tx, { action: "cohort_created", target: { kind: "cohort", id } });
    return { id };
  });
}

/** What is published stays as it was. */
export async function changeCohort(context: Context, id: string, change: CohortChange): Promise<Done> {
  if (change.couponCodes !== undefined) await requireCodes(context, change.couponCodes);
  await context.transaction(async (tx) => {
    if ((await tx.cohorts.lock(id)) === null) throw new Failure("not_found", NO_SUCH_COHORT);
    await tx.cohorts.change(id, change);
    await recordAudit(context, tx, {
      action: "cohort_changed",
      target: { kind: "cohort", id },
      meta: { changed: Object.keys(change).join(", ") },
    });
  });
  return { success: true };
}

export async function deleteCohort(context: Context, id: string): Promise<Done> {
  await context.transaction(async (tx) => {
    const label = (await tx.cohorts.find(id))?.name;
    if (!(await tx.cohorts.remove(id))) throw new Failure("not_found", NO_SUCH_COHORT);
    await recordAudit(context, tx, { action: "cohort_deleted", target: { kind: "cohort", id }, label });
  });
  return { success: true };
}

/** A reading link for the chair, good for 90 days; one made before stops working. Its address is said here alone. */
export async function makeCohortLink(context: Context, id: string): Promise<CohortLink> {
  const token = newToken();
  const expiresAt = new Date(context.now().getTime() + LINK_DAYS * DAY_MS);
  await context.transaction(async (tx) => {
    const cohort = await tx.cohorts.lock(id);
    if (cohort === null) throw new Failure("not_found", NO_SUCH_COHORT);
    if (cohort.publishedAt === null) throw new Failure("conflict", NOT_PUBLISHED);
    await tx.cohorts.setLink(id, { tokenHash: hashToken(token), tokenExpiresAt: expiresAt });
    await recordAudit(context, tx, { action: "cohort_link_made", target: { kind: "cohort", id } });
  });
  return { url: `${context.siteUrl}/cohort/${token}`, expiresAt };
}

export async function endCohortLink(context: Context, id: string): Promise<Done> {
  await context.transaction(async (tx) => {
    if ((await tx.cohorts.lock(id)) === null) throw new Failure("not_found", NO_SUCH_COHORT);
    await tx.cohorts.setLink(id, null);
    await recordAudit(context, tx, { action: "cohort_link_ended", target: { kind: "cohort", id } });
  });
  return { success: true };
}

async function requireCodes({ store }: Context, codes: readonly string[]): Promise<void> {
  if (await store.coupons.hasAll(codes)) return;
  throw new Failure("invalid", UNKNOWN_CODE, { issues: [{ path: "couponCodes", message: UNKNOWN_CODE }] });
}
