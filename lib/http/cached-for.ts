/** Cache: one value for `ms`, with one load in flight. A failure is not cached. */
export function cachedFor<Value>(ms: number, ask: () => Promise<Value>): () => Promise<Value> {
  let current: Promise<Value> | undefined;
  let until = Number.POSITIVE_INFINITY;
  return () => {
    if (current !== undefined && performance.now() < until) return current;
    until = Number.POSITIVE_INFINITY;
    const asked = ask();
    current = asked;
    asked.then(
      () => {
        until = performance.now() + ms;
      },
      () => {
        if (current === asked) current = undefined;
      },
    );
    return asked;
  };
}
