import { useSyncExternalStore } from "react";

type Later = typeof import("./later/later").later;

let later: Later | null = null;
const waiting = new Set<() => void>();

/**
 * Lazy loading: what the first Continue needs, and all after it. It comes while the first step is filled in; a try that
 * failed, as on a bad line, is made again by the next.
 */
export async function loadLater(): Promise<Later> {
  if (later !== null) return later;
  // In three tasks, not one of their length: what is pressed meanwhile on a slow phone is answered between them.
  await import("./later/checks-ground");
  await breath();
  await import("./later/checks");
  await breath();
  const found = await import("./later/later");
  later = found.later;
  for (const tell of waiting) tell();
  return later;
}

const breath = () => new Promise((resolve) => setTimeout(resolve));

/** The same, once it is there; null until then. */
export const useLater = (): Later | null =>
  useSyncExternalStore(
    subscribe,
    () => later,
    () => null,
  );

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}
