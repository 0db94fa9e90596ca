/** US dollars for a million tokens. */
export interface Prices {
  input: number;
  output: number;
}

/** The list prices as read in November 2026; `ANTHROPIC_PRICES` replaces them. */
const LIST: readonly [prefix: string, prices: Prices][] = [
  ["claude-sonnet-5", { input: 2, output: 10 }],
  ["claude-opus-5-5", { input: 4, output: 20 }],
  ["claude-haiku-4-5", { input: 1, output: 5 }],
];
const CACHE_WRITE_FACTOR = 1.25;
const CACHE_READ_FACTOR = 0.1;
const MILLION = 1_000_000;

export interface Tokens {
  /** Neither read from the cache nor written to it. */
  plain: number;
  writtenToCache: number;
  readFromCache: number;
  output: number;
}

export const priceOf = (model: string): Prices | undefined =>
  LIST.find(([prefix]) => model.startsWith(prefix))?.[1];

/** In US dollars; null where the price is not known. */
export function costOf(tokens: Tokens, prices: Prices | undefined): number | null {
  if (prices === undefined) return null;
  const { plain, writtenToCache, readFromCache, output } = tokens;
  const input = plain + writtenToCache * CACHE_WRITE_FACTOR + readFromCache * CACHE_READ_FACTOR;
  return (input * prices.input + output * prices.output) / MILLION;
}
