import type { Cache } from "@/lib/cache";
import { perProcess, STATIC_MARKUP } from "@/lib/per-process";

const KEPT = 60;

/**
 * Cache of static markup, by version. On the server it is the cache that was made when it was drawn, for what draws
 * a page and what turns it into HTML are bundled apart; the browser, which needs no library for that, brings back what
 * a reader returns to.
 */
export const markupCache = (): Pick<Cache<string>, "find" | "keep"> =>
  perProcess(`cache of ${STATIC_MARKUP}`, inBrowser);

function inBrowser(): Pick<Cache<string>, "find" | "keep"> {
  const kept = new Map<string, string>();
  return {
    find: (version) => kept.get(version),
    keep(version, markup) {
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= KEPT) kept.delete(oldest);
      kept.set(version, markup);
    },
  };
}
