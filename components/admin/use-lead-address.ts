import { useCallback, useState } from "react";
import type { AdminAddress, AdminTab } from "@/lib/domain/admin/admin-address";
import { addressOf, type LeadQuery } from "@/lib/domain/admin/lead-filter";

interface Place {
  query: LeadQuery;
  tab: AdminTab;
}

/** Where the desk stands, kept in the address, so that a reload, a link and the way back lead to the same list. */
export function useLeadAddress(initial: AdminAddress) {
  const [place, setPlace] = useState<Place>({ query: initial.query, tab: initial.tab });

  const move = useCallback((to: (from: Place) => Place) => {
    setPlace((from) => {
      const place = to(from);
      writeAddress(place);
      return place;
    });
  }, []);

  return {
    ...place,
    showTab: (tab: AdminTab) => move((from) => ({ ...from, tab })),
    /** Another search, filter or order begins at its first page. */
    change: (part: Partial<LeadQuery>) =>
      move((from) => ({ ...from, query: { ...from.query, page: 1, ...part } })),
  };
}

/** The address is replaced, not added to: the way back leads to the page before, not through every letter typed. */
export function writeAddress({ query, tab }: Place): void {
  const parts = new URLSearchParams(addressOf(query));
  if (tab !== "assessments") parts.set("tab", tab);
  const { pathname, search } = window.location;
  const wanted = parts.size === 0 ? "" : `?${parts}`;
  if (wanted !== search) window.history.replaceState(null, "", `${pathname}${wanted}`);
}
