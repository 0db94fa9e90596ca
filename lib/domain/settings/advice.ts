/** A setting that works and is not what a product with real customers wants. */
export interface Advice {
  /** The variable to set. */
  setting: string;
  /** What happens as it is, and what to do, in a sentence or two. Never a value of a secret. */
  advice: string;
}
