/** Next bundles handlers, pages and start-up apart: what there may be only one of lives where all of them see it. */
const shared = globalThis as typeof globalThis & { product?: Map<string, unknown> };

/** The one thing of this name in this process, made at the first call. */
export function perProcess<Value>(name: string, make: () => Value): Value {
  shared.product ??= new Map();
  if (!shared.product.has(name)) shared.product.set(name, make());
  // Every name is asked for in one place, so what is kept under it is what that place has made.
  return shared.product.get(name) as Value;
}

/** The same for what takes its time to open. What could not be opened is tried again at the next call. */
export function openOnce<Value>(name: string, open: () => Promise<Value>): Promise<Value> {
  const kept = perProcess<{ opened?: Promise<Value> }>(name, () => ({}));
  kept.opened ??= open().catch((error: unknown) => {
    kept.opened = undefined;
    throw error;
  });
  return kept.opened;
}

/** Name of the cache of static markup, which a page fills and the middleware looks into. */
export const STATIC_MARKUP = "static markup";
