const NUMBERS = ["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** "Four point eight out of ten." */
export function scoreInWords(score: number): string {
  const [whole = 0, tenth = 0] = score.toFixed(1).split(".").map(Number);
  const point = tenth === 0 ? "" : ` point ${NUMBERS[tenth]?.toLowerCase()}`;
  return `${NUMBERS[whole]}${point} out of ten.`;
}
