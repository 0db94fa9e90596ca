import { AsyncLocalStorage } from "node:async_hooks";

/** From this version on Node unlinks what has run, and needs no patch. */
const FIXED_IN = [24, 21] as const;

/** The state of things as the server starts, when no request is there yet. */
const outsideRequests = AsyncLocalStorage.snapshot();

/**
 * Memory leak patch for `setImmediate`, by which Next and React render their pages in small pieces. Older versions of
 * Node never unlink the immediates that ran at one time from each other; each keeps the request that asked for it, and
 * React ends each page with an error whose stack keeps one of them. So whatever lives on after a single request (a
 * module it was the first to load, a connection, a timer) would keep every request that overlapped with it, and those
 * that overlapped with these: about 50 kB a page, without end. Here an immediate knows its request only until it has
 * run.
 */
export function patchSetImmediate(version = process.versions.node): void {
  if (isFixed(version)) return;
  globalThis.setImmediate = new Proxy(globalThis.setImmediate, {
    apply(native, _, [work, ...args]: Parameters<typeof setImmediate>) {
      const inRequest = AsyncLocalStorage.bind(work);
      return outsideRequests(() => native(() => inRequest(...args)));
    },
  });
}

export function isFixed(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [fixedMajor, fixedMinor] = FIXED_IN;
  return major > fixedMajor || (major === fixedMajor && minor >= fixedMinor);
}
