/** The result of exactly these moves, in whatever order they are named. */
export const resultOf = <Result extends { keys: readonly string[] }>(
  results: readonly Result[],
  keys: ReadonlySet<string>,
): Result | undefined =>
  results.find((result) => result.keys.length === keys.size && result.keys.every((key) => keys.has(key)));
