import type { SWRConfiguration } from "swr";
import { api } from "./api";

const load = (key: string | readonly string[]) => api(typeof key === "string" ? key : key.join("/"));

/** SWR's defaults: one fetch, without retries, cached until the page is left. */
export const swrDefaults: SWRConfiguration = {
  fetcher: load,
  refreshInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
};
