import { LRUCache } from "lru-cache";
import { perProcess } from "./per-process";

/** The id of what is kept, and its version: what changes is kept under another one, so nothing here can be stale. */
export type CacheKey = `${string}:${string}`;

export interface Cache<Value> {
  find(key: CacheKey): Value | undefined;
  keep(key: CacheKey, value: Value): void;
  /** What is kept under this key, or what `make` gives now; nothing is kept of a null. */
  get(key: CacheKey, make: () => Promise<Value | null>): Promise<Value | null>;
}

const forgetters = perProcess("forgetters", () => new Set<(id: string) => void>());

/** In-process cache of one kind of thing that is costly to make. What was not asked for the longest goes first. */
export function cacheOf<Value extends {}>(kind: string, most: number): Cache<Value> {
  return perProcess(`cache of ${kind}`, () => {
    const kept = new LRUCache<string, Value>({ max: most });
    forgetters.add((id) => {
      for (const key of kept.keys()) if (key.startsWith(`${id}:`)) kept.delete(key);
    });
    const find = (key: CacheKey) => kept.get(key);
    const keep = (key: CacheKey, value: Value) => void kept.set(key, value);
    return {
      find,
      keep,
      async get(key, make) {
        const known = find(key);
        if (known !== undefined) return known;
        const value = await make();
        if (value !== null) keep(key, value);
        return value;
      },
    };
  });
}

/** Removes whatever this process keeps of one thing, because it is deleted. */
export function forgetEverywhere(id: string): void {
  for (const forget of forgetters) forget(id);
}
