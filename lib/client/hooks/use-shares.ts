import useSWR from "swr";
import type { ShareList } from "@/lib/domain/share/share";
import type { Serialized } from "../serialized";
import { swrDefaults } from "../swr";

/** GET /api/assessments/{id}/shares, asked each time the dialog is opened. */
export function useShares(id: string) {
  return useSWR<Serialized<ShareList>, Error>(["/api/assessments", id, "shares"], {
    ...swrDefaults,
    revalidateOnMount: true,
  });
}
