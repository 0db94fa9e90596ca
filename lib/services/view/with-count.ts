import { DashboardSearchParams } from "@/lib/domain/admin/dashboard-search-params";
import { filterSearchParams } from "@/lib/domain/lead/filter";
import { unmergedOf } from "@/lib/domain/lead/list";
import type { SavedView } from "@/lib/domain/lead/views";
import type { Context } from "../context";
import { ownFilter } from "../lead/own-filter";

/** A view with how many leads it holds, counted as far as the list counts them. */
export async function withCount(
  context: Context,
  view: Omit<SavedView, "count" | "isExact">,
): Promise<SavedView> {
  const { leads } = context.store;
  const { query } = DashboardSearchParams.parse(Object.fromEntries(new URLSearchParams(view.query)));
  if (filterSearchParams(query) === "")
    return { ...view, count: unmergedOf(await leads.countAll()), isExact: true };
  const { total, isTotalExact } = await leads.countSome(await leads.planSearch(ownFilter(context, query)));
  return { ...view, count: total, isExact: isTotalExact };
}
