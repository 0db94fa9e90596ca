import type { StoredCohort } from "@/lib/data/store/cohorts";
import type { CohortDetails, CohortOfAdmins } from "@/lib/domain/cohort/cohort";
import type { Context } from "../context";
import { findCohort } from "./find-cohort";
import { landingOf } from "./landing";
import { listMembers } from "./read-members";

/** A cohort with its count, its frozen figures and the way in for the room. */
export async function readCohort(context: Context, id: string): Promise<CohortDetails> {
  const cohort = await findCohort(context, id);
  const others = await context.store.cohorts.list();
  return {
    ...(await ofAdmins(context, cohort, others)),
    figures: cohort.snapshot?.figures ?? null,
    landing: landingOf(context.siteUrl, cohort.couponCodes[0] ?? ""),
  };
}

/** All of them, the newest first. */
export async function listCohorts(context: Context): Promise<{ cohorts: CohortOfAdmins[] }> {
  const all = await context.store.cohorts.list();
  const cohorts = [];
  for (const cohort of all) cohorts.push(await ofAdmins(context, cohort, all));
  return { cohorts };
}

async function ofAdmins(
  context: Context,
  { snapshot, ...cohort }: StoredCohort,
  all: readonly StoredCohort[],
): Promise<CohortOfAdmins> {
  const others = all.filter(({ id }) => id !== cohort.id).flatMap(({ couponCodes }) => couponCodes);
  return {
    ...cohort,
    linkUntil: cohort.linkUntil !== null && cohort.linkUntil > context.now() ? cohort.linkUntil : null,
    count: (await listMembers(context, cohort.couponCodes)).length,
    sharedCodes: cohort.couponCodes.filter((code) => others.includes(code)),
  };
}
