import { DashboardSearchParams } from "@/lib/domain/admin/dashboard-search-params";
import { filterSearchParams } from "@/lib/domain/lead/filter";
import { unmergedOf } from "@/lib/domain/lead/list";
import type { SavedView } from "@/lib/domain/lead/views";
import type { Context } from "../context";
import { ownFilter } from "../lead/own-filter";

/** A view with how many leads it holds, to the one. */
export async function withCount(context: Context, view: Omit<SavedView, "count">): Promise<SavedView> {
  const { leads } = context.store;
  const { query } = DashboardSearchParams.parse(Object.fromEntries(new URLSearchParams(view.query)));
  if (filterSearchParams(query) === "") return { ...view, count: unmergedOf(await leads.countAll()) };
  return { ...view, count: await leads.count(await leads.planSearch(ownFilter(context, query))) };
}
