import type { NewLeads } from "@/lib/domain/lead/list";
import { useAdmin } from "./use-admin";

const EVERY_MS = 60_000;

/**
 * GET /api/admin/assessments/new: how many leads of a list came since it was read. Asked once a minute and on focus,
 * only while the page is seen; it changes no row, and where it fails it says nothing.
 */
export function useNewLeads(filter: string, newestAt: string | null): number {
  const query = new URLSearchParams(filter);
  query.set("since", newestAt ?? "1970-01-01T00:00:00Z");
  const { data } = useAdmin<NewLeads>(`/api/admin/assessments/new?${query}`, {
    revalidateOnMount: false,
    refreshInterval: EVERY_MS,
    refreshWhenHidden: false,
    refreshWhenOffline: false,
    revalidateOnFocus: true,
  });
  return data?.count ?? 0;
}
