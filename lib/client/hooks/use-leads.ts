import type { LeadList } from "@/lib/domain/admin/lead-list";
import { useAdmin } from "./use-admin";

/** GET /api/admin/assessments with a list's address; the rows of before stay until the new ones are there. */
export function useLeads(address: string) {
  const path = address === "" ? "/api/admin/assessments" : `/api/admin/assessments?${address}`;
  return useAdmin<LeadList>(path, { keepPreviousData: true });
}
