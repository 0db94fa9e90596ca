import { useSyncExternalStore } from "react";

/** Below this width, in pixels, nine columns do not fit. */
const NARROW = "(max-width: 1179px)";

/** Whether the screen is too narrow for a table; on the server, and where it cannot be asked, it is not. */
export const useIsNarrow = (): boolean => useSyncExternalStore(listen, isNarrow, () => false);

const isNarrow = (): boolean => window.matchMedia?.(NARROW).matches ?? false;

function listen(onChange: () => void): () => void {
  const media = window.matchMedia?.(NARROW);
  media?.addEventListener("change", onChange);
  return () => media?.removeEventListener("change", onChange);
}
