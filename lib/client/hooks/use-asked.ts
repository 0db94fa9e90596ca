import { useSyncExternalStore } from "react";

/**
 * What the address asks for in its query: null where it does not say so exactly once, undefined while only the server has
 * rendered, for a page that is prepared at build is the same for every query.
 */
export function useAsked(name: string): string | null | undefined {
  const query = useSyncExternalStore(never, fromAddress, () => undefined);
  if (query === undefined) return undefined;
  const [asked = null, ...more] = new URLSearchParams(query).getAll(name);
  return more.length === 0 ? asked : null;
}

const fromAddress = () => window.location.search;

/** It changes on other pages alone. */
const never = () => () => undefined;
