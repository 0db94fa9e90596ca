import type { FunnelCounts } from "@/lib/domain/lead/funnel";
import { useAdmin } from "./use-admin";

/** GET /api/admin/funnel for so many days. */
export const useFunnel = (days: number) =>
  useAdmin<FunnelCounts>(`/api/admin/funnel?days=${days}`, { keepPreviousData: true });
