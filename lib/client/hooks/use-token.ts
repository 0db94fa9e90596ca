import { useEffect, useSyncExternalStore } from "react";
import { onTokenChange, readToken, type TokenKind } from "../tokens";

/** The token kept in this browser, read again whenever it changes; undefined until the browser could be asked. */
export function useToken(kind: TokenKind): string | null | undefined {
  useReturnCheck();
  return useSyncExternalStore(
    onTokenChange,
    () => readToken(kind),
    () => undefined,
  );
}

/**
 * Back/forward cache: a page from it is older than the present session, so it is loaded anew,
 * so that the back button does not show what the last user saw.
 */
function useReturnCheck(): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
}
