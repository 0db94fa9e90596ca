import { useEffect } from "react";
import { readSearch, stayAt } from "@/lib/client/history";
import { useSearch, writeSearch } from "@/lib/client/hooks/use-history";
import {
  type AdminTab,
  DashboardSearchParams,
  type DashboardState,
  toSearchParams,
} from "@/lib/domain/admin/dashboard-search-params";
import type { LeadQuery } from "@/lib/domain/lead/filter";

const read = (parts: Readonly<Record<string, string>>) => DashboardSearchParams.parse(parts);

/** URL state of the dashboard, so that a reload, a link and the back button lead to the same list. */
export function useDashboardSearchParams() {
  const { lead: _, ...place } = useSearch(read);

  /** History: typing a search replaces the entry; everything else pushes one. */
  const move = (to: Partial<DashboardState>, how: "step" | "typing" = "step") =>
    writeSearch(toSearchParams({ ...place, ...to }), how);

  return {
    ...place,
    showTab: (tab: AdminTab) => move({ tab }),
    /** The list with this query, from its first page. */
    showList: (part: Partial<LeadQuery>) =>
      move({ tab: "assessments", query: { ...place.query, page: 1, ...part } }),
    /** Another search, filter or order begins at its first page. */
    change: (part: Partial<LeadQuery>) =>
      move({ query: { ...place.query, page: 1, ...part } }, isTyping(part) ? "typing" : "step"),
    /** The page that is shown, where the one that was asked for is no longer there: not a step of its own. */
    correctPage: (page: number) => move({ query: { ...place.query, page } }, "typing"),
    changeRoadmaps: (page: number) => move({ roadmaps: { page } }),
    changeUsers: (part: { q?: string; page?: number }) =>
      move({ users: { ...place.users, page: 1, ...part } }, isTyping(part) ? "typing" : "step"),
  };
}

const isTyping = (part: object): boolean => Object.keys(part).join() === "q";

/** Deep link: the assessment in the URL is opened, and taken out of it, as are unknown parameters. */
export const useArrival = (): void => useEffect(arrive, []);

function arrive(): void {
  const { lead, ...place } = read(Object.fromEntries(new URLSearchParams(readSearch())));
  const parts = toSearchParams(place);
  const search = parts.size === 0 ? "" : `?${parts}`;
  stayAt(lead === null ? { search } : { search, dialog: `lead:${lead}` });
}
