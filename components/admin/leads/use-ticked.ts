import { useState } from "react";
import type { Lead } from "@/lib/client/hooks/use-leads";

export type Ticked = ReturnType<typeof useTicked>;

/** The leads of the page that are ticked; one that is no longer on it is not ticked any more. */
export function useTicked(shown: readonly Lead[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const leads = shown.filter(({ id }) => ids.has(id));
  return {
    leads,
    has: (id: string): boolean => ids.has(id),
    isAll: leads.length > 0 && leads.length === shown.length,
    toggle: (id: string) =>
      setIds((before) => new Set(before.has(id) ? without(before, id) : [...before, id])),
    toggleAll: () => setIds(new Set(leads.length === shown.length ? [] : shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

const without = (ids: ReadonlySet<string>, id: string): string[] => [...ids].filter((one) => one !== id);
