import type { StoredCohort } from "@/lib/data/store/cohorts";
import { NO_SUCH_COHORT } from "@/lib/domain/cohort/messages";
import { Failure } from "@/lib/domain/failure";
import type { Context } from "../context";

export async function findCohort({ store }: Pick<Context, "store">, id: string): Promise<StoredCohort> {
  const cohort = await store.cohorts.find(id);
  if (cohort === null) throw new Failure("not_found", NO_SUCH_COHORT);
  return cohort;
}
