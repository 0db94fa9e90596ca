import type { SWRConfiguration } from "swr";
import { api } from "./api";

const load = (key: string | readonly string[]) => api(typeof key === "string" ? key : key.join("/"));

/** How data is asked for unless a screen says otherwise: once, without retries, kept until the page goes. */
export const swrDefaults: SWRConfiguration = {
  fetcher: load,
  refreshInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
};
