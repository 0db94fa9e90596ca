/** Deferred work: runs once the visitor begins to press or type; until then a slow phone has enough to do with the page. */
export function atFirstTouch(work: () => void): () => void {
  const begun = new AbortController();
  const begin = () => {
    begun.abort();
    work();
  };
  for (const sign of ["pointerdown", "keydown"])
    window.addEventListener(sign, begin, { signal: begun.signal, passive: true });
  return () => begun.abort();
}
