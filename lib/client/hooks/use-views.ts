import type { SavedViews } from "@/lib/domain/lead/views";
import { useAdmin } from "./use-admin";

/** GET /api/admin/views. */
export const useViews = () => useAdmin<SavedViews>("/api/admin/views");
