/** Each value of a list that never changes its order, with its place as a key: equal texts stay apart. */
export function withKeys<Value>(values: readonly Value[]): { key: number; value: Value }[] {
  return values.map((value, key) => ({ key, value }));
}
