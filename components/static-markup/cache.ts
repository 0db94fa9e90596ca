import { Cache } from "@/lib/domain/cache";

const KEPT = 60;
const shared = globalThis as typeof globalThis & { staticMarkup?: Cache<string> };
shared.staticMarkup ??= new Cache<string>(KEPT);

/**
 * Markup that was drawn, by its version. On the server, what draws a page and what turns it into HTML are bundled
 * apart and meet here; in the browser it brings back what a reader returns to.
 */
export const markupCache = shared.staticMarkup;
