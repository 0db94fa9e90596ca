import type { Today } from "@/lib/domain/lead/today";
import { useAdmin } from "./use-admin";

/** GET /api/admin/today; asked again on focus, because it is left open all day. */
export const useToday = () =>
  useAdmin<Today>("/api/admin/today", { revalidateOnFocus: true, keepPreviousData: true });
