import useSWR, { type SWRConfiguration } from "swr";
import { adminApi } from "../admin-session";
import type { Serialized } from "../serialized";
import { swrDefaults } from "../swr";

/** GET of an admin endpoint. Without a path nothing is fetched yet. */
export function useAdmin<Answer>(
  path: string | null,
  more: SWRConfiguration<Serialized<Answer>, Error> = {},
) {
  return useSWR<Serialized<Answer>, Error>(path, {
    ...swrDefaults,
    fetcher: (key: string) => adminApi<Serialized<Answer>>(key),
    ...more,
  });
}
