/** For browsers that do not say when they are idle. */
const PATIENCE_MS = 1000;

/** Deferred work: runs once the page is loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): () => void {
  const ended = new AbortController();
  const wait = () => {
    if (window.requestIdleCallback === undefined) {
      const timer = setTimeout(work, PATIENCE_MS);
      ended.signal.addEventListener("abort", () => clearTimeout(timer));
    } else {
      const asked = window.requestIdleCallback(work);
      ended.signal.addEventListener("abort", () => window.cancelIdleCallback(asked));
    }
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { signal: ended.signal, once: true });
  return () => ended.abort();
}
