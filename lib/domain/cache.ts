/** Next bundles pages and handlers apart: the one list lives where all see it. */
const shared = globalThis as typeof globalThis & { productRemembered?: Set<{ forget(id: string): void }> };

/** In-process cache: the newest few values, by a key that names the version as well. */
export class Cache<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
    shared.productRemembered ??= new Set();
    shared.productRemembered.add(this);
  }

  /** The same as `forget`, wherever this process keeps something. */
  static forgetEverywhere(id: string): void {
    for (const kept of shared.productRemembered ?? []) kept.forget(id);
  }

  find(key: string): Value | undefined {
    return this.#kept.get(key);
  }

  /** What is kept under this key, or what `make` gives now; nothing is kept of a null. */
  async get(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const value = await make();
    if (value !== null) this.#keep(key, value);
    return value;
  }

  /** Nothing stays of what was kept about one thing: under keys that name its id. */
  forget(id: string): void {
    for (const key of this.#kept.keys()) if (key.includes(id)) this.#kept.delete(key);
  }

  #keep(key: string, value: Value): void {
    this.#kept.set(key, value);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > this.#most && !oldest.done) this.#kept.delete(oldest.value);
  }
}
