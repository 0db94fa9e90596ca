import { Cache } from "@/lib/domain/cache";

const KEPT = 60;
const shared = globalThis as typeof globalThis & { staticMarkup?: Cache<string> };
shared.staticMarkup ??= new Cache<string>(KEPT);

/**
 * Cache of static markup, by version. On the server, what renders a page and what turns it into HTML are bundled
 * apart and meet here; in the browser it brings back what a reader returns to.
 */
export const markupCache = shared.staticMarkup;
