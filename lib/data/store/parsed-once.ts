/**
 * Keeps the parsed form of large JSON columns for a while: parsing a report takes longer than reading it, and the
 * same one is asked for again every few minutes. The version is part of the key, so what changed is parsed anew.
 */
export class ParsedOnce<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** What was parsed for this id at this version, or what `parse` gives now. */
  async get(id: string, version: Date, parse: () => Promise<Value | null>): Promise<Value | null> {
    const key = `${id}:${version.getTime()}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const value = await parse();
    if (value !== null) this.#keep(key, value);
    return value;
  }

  #keep(key: string, value: Value): void {
    this.#kept.set(key, value);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > this.#most && !oldest.done) this.#kept.delete(oldest.value);
  }
}
