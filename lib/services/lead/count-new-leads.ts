import type { NewLeadsQuery } from "@/lib/domain/lead/filter";
import type { NewLeads } from "@/lib/domain/lead/list";
import type { Context } from "../context";
import { ownFilter } from "./own-filter";

/** Cap: larger counts all read the same, and a list that was open for long costs no more. */
const MOST = 1000;

/** How many leads of a list came since it was read. */
export async function countNewLeads(
  context: Context,
  { since, ...filter }: NewLeadsQuery,
): Promise<NewLeads> {
  return { count: await context.store.leads.countSince(ownFilter(context, filter), since, MOST) };
}
