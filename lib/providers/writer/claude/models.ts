/** US dollars for a million tokens. */
export interface Prices {
  input: number;
  output: number;
}

/** What a model takes, and what it costs. */
interface Model {
  /**
   * `adaptive`: it thinks as far as `effort` lets it; said by name, because what it does unasked changes from model to
   * model. `disabled`: it knows no such thinking, and is told not to think. Thinking counts towards `max_tokens`.
   */
  thinking: "adaptive" | "disabled";
  /** Models that do not know `effort` answer it with 400. */
  takesEffort: boolean;
  prices: Prices;
  /** Reading from the cache, as a share of the price of input. */
  cacheReadFactor: number;
}

const ADAPTIVE = { thinking: "adaptive", takesEffort: true, cacheReadFactor: 0.1 } as const;

/** As the vendor's pages of the models say in November 2026. */
const MODELS: readonly [name: string, model: Model][] = [
  ["claude-sonnet-5-5", { ...ADAPTIVE, prices: { input: 2, output: 10 } }],
  ["claude-sonnet-5", { ...ADAPTIVE, prices: { input: 2, output: 10 } }],
  ["claude-opus-5-5", { ...ADAPTIVE, prices: { input: 4, output: 20 }, cacheReadFactor: 0.05 }],
  ["claude-opus-5", { ...ADAPTIVE, prices: { input: 5, output: 25 } }],
  // Prompts over 100,000 tokens cost more: ours are a third of that at most.
  ["claude-haiku-5-5", { ...ADAPTIVE, prices: { input: 0.1, output: 0.5 } }],
  ["claude-fable-5-1", { ...ADAPTIVE, prices: { input: 10, output: 50 } }],
  [
    "claude-haiku-4-5",
    { thinking: "disabled", takesEffort: false, cacheReadFactor: 0.1, prices: { input: 1, output: 5 } },
  ],
];

/**
 * By its name, with or without the date of a snapshot. Undefined for a model that this version of the product does not
 * know: it is asked without extras, and what it costs is not known.
 */
export const modelNamed = (name: string): Model | undefined =>
  MODELS.find(([known]) => known === name.replace(/-\d{8}$/, ""))?.[1];
