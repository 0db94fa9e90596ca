import useSWR, { type SWRConfiguration } from "swr";
import { adminApi } from "../admin-session";
import { swrDefaults } from "../swr";
import type { Wire } from "../wire";

/** GET of an admin call. Without a path nothing is asked yet. */
export function useAdmin<Answer>(path: string | null, more: SWRConfiguration<Wire<Answer>, Error> = {}) {
  return useSWR<Wire<Answer>, Error>(path, {
    ...swrDefaults,
    fetcher: (key: string) => adminApi<Wire<Answer>>(key),
    ...more,
  });
}
