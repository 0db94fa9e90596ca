import type { LeadDetails, LeadOwners } from "@/lib/domain/lead/details";
import { useAdmin } from "./use-admin";

/** GET /api/admin/assessments/{id}/details; asked again on focus, because others work the same leads. */
export const useLead = (id: string) =>
  useAdmin<LeadDetails>(`/api/admin/assessments/${id}/details`, { revalidateOnFocus: true });

/** GET /api/admin/leads/owners. */
export const useOwners = () => useAdmin<LeadOwners>("/api/admin/leads/owners").data?.owners ?? [];
