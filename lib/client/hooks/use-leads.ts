import { useSWRConfig } from "swr";
import type { CampaignTable } from "@/lib/domain/campaign/campaign";
import type { LeadDetails, LeadOwners } from "@/lib/domain/lead/details";
import { type LeadQuery, leadSearchParams } from "@/lib/domain/lead/filter";
import type { FunnelCounts } from "@/lib/domain/lead/funnel";
import type { LeadList, LeadRow } from "@/lib/domain/lead/list";
import { adminApi } from "../admin-session";
import type { Serialized } from "../serialized";
import { useAdmin } from "./use-admin";

/** A lead as its row in the list. */
export type Lead = Serialized<LeadRow>;

/** A page of the list, and what it is the answer to. */
export interface ShownLeads {
  list: Serialized<LeadList>;
  query: LeadQuery;
}

/**
 * GET /api/admin/assessments; the previous rows stay until the new ones are there, and where these fail. What
 * they answer comes with them, so that headings say the order of the rows below.
 */
export function useLeads(query: LeadQuery) {
  const searchParams = leadSearchParams(query);
  const path = searchParams === "" ? "/api/admin/assessments" : `/api/admin/assessments?${searchParams}`;
  return useAdmin<ShownLeads>(path, {
    keepPreviousData: true,
    fetcher: async (key: string): Promise<ShownLeads> => ({
      list: await adminApi<Serialized<LeadList>>(key),
      query,
    }),
  });
}

/** GET /api/admin/assessments/{id}/details; asked again on focus, because others work the same leads. */
export const useLead = (id: string) =>
  useAdmin<LeadDetails>(`/api/admin/assessments/${id}/details`, { revalidateOnFocus: true });

/** Asks for a lead's details again, where they are open. */
export function useRefreshLead(): (id: string) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (id) => mutate(`/api/admin/assessments/${id}/details`);
}

/** GET /api/admin/leads/owners. */
export const useOwners = () => useAdmin<LeadOwners>("/api/admin/leads/owners").data?.owners ?? [];

/** GET /api/admin/campaigns. */
export const useCampaigns = () =>
  useAdmin<CampaignTable>("/api/admin/campaigns?days=7").data?.campaigns ?? [];

/** GET /api/admin/funnel for so many days. */
export const useFunnel = (days: number) =>
  useAdmin<FunnelCounts>(`/api/admin/funnel?days=${days}`, { keepPreviousData: true });
