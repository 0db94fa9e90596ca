import { modelNamed, type Prices } from "./models";

const CACHE_WRITE_FACTOR = 1.25;
const CACHE_READ_FACTOR = 0.1;
const MILLION = 1_000_000;
/**
 * Of English text and JSON; a little less than the vendor's tokenizers need, so that an estimate is no less than the
 * bill.
 */
const CHARACTERS_PER_TOKEN = 3;

export interface Tokens {
  /** Neither read from the cache nor written to it. */
  plain: number;
  writtenToCache: number;
  readFromCache: number;
  output: number;
}

interface Priced {
  model: string;
  /** In place of the list's. */
  prices: Prices | undefined;
}

/** In US dollars; null where the price is not known. */
export function costOf(tokens: Tokens, { model, prices }: Priced): number | null {
  const known = modelNamed(model);
  const price = prices ?? known?.prices;
  if (price === undefined) return null;
  const { plain, writtenToCache, readFromCache, output } = tokens;
  const readFactor = known?.cacheReadFactor ?? CACHE_READ_FACTOR;
  const input = plain + writtenToCache * CACHE_WRITE_FACTOR + readFromCache * readFactor;
  return (input * price.input + output * price.output) / MILLION;
}

/**
 * Cost estimate for a request that was given up: the vendor bills it, and does not say what. The input by
 * its length, none of it from the cache, and the output at all that it was allowed to be. So it is too much rather
 * than too little.
 */
export const mostTokens = (characters: number, maxTokens: number): Tokens => ({
  plain: Math.ceil(characters / CHARACTERS_PER_TOKEN),
  writtenToCache: 0,
  readFromCache: 0,
  output: maxTokens,
});
