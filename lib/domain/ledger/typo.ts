/** Whether one letter is wrong, missing, doubled or swapped with its neighbour (Damerau-Levenshtein distance 1). */
export function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from++;
  const rest = (word: string, skip: number) => word.slice(from + skip);
  const isWrong = rest(typed, 1) === rest(meant, 1);
  const isExtra = rest(typed, 1) === rest(meant, 0);
  const isMissing = rest(typed, 0) === rest(meant, 1);
  const isSwapped =
    typed[from] === meant[from + 1] && typed[from + 1] === meant[from] && rest(typed, 2) === rest(meant, 2);
  return isWrong || isExtra || isMissing || isSwapped;
}
