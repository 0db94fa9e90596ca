import type { LeadDetails, LeadOwners } from "@/lib/domain/admin/lead-details";
import { useAdmin } from "./use-admin";

/** GET /api/admin/assessments/{id}/details. */
export const useLead = (id: string) => useAdmin<LeadDetails>(`/api/admin/assessments/${id}/details`);

/** GET /api/admin/leads/owners. */
export const useOwners = () => useAdmin<LeadOwners>("/api/admin/leads/owners").data?.owners ?? [];
