import { useCallback, useSyncExternalStore } from "react";

/** Below this width, in pixels, nine columns do not fit. */
const NARROW = "(max-width: 1179px)";
const PHONE = "(max-width: 639px)";

/** Whether the screen is too narrow for a table; on the server, and where it cannot be asked, it is not. */
export const useIsNarrow = (): boolean => useMedia(NARROW);

/** Whether it is a phone's, where what is chosen from has a sheet of its own. */
export const useIsPhone = (): boolean => useMedia(PHONE);

function useMedia(query: string): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener("change", onChange);
      return () => media?.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
