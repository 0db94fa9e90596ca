import useSWR from "swr";
import type { ShareList } from "@/lib/domain/share/share";
import { swrDefaults } from "../swr";
import type { Wire } from "../wire";

/** GET /api/assessments/{id}/shares, asked each time the dialog is opened. */
export function useShares(id: string) {
  return useSWR<Wire<ShareList>, Error>(["/api/assessments", id, "shares"], {
    ...swrDefaults,
    revalidateOnMount: true,
  });
}
