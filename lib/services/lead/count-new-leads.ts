import type { NewLeadsQuery } from "@/lib/domain/lead/filter";
import type { NewLeads } from "@/lib/domain/lead/list";
import type { Context } from "../context";

/** Nobody reads the difference, and a list that stood open for long costs no more than one that did not. */
const MOST = 1000;

/** How many leads of a list came since it was read. */
export async function countNewLeads(
  { store }: Context,
  { since, ...filter }: NewLeadsQuery,
): Promise<NewLeads> {
  return { count: await store.leads.countSince(filter, since, MOST) };
}
