/** What ended, and is in use again. */
export const TAKEN_UP_AGAIN =
  /(?<!\p{L})(?:again|(?:still|now) (?:use|run|have)s? (?:it|them|that)|back (?:to|on) (?:it|chatgpt|copilot)|toujours|recommencé)(?!\p{L})/iu;
