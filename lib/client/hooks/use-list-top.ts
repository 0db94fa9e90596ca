import { useLayoutEffect, useRef } from "react";

/**
 * Scrolls and focuses to the top of a list, once the page that was asked for is rendered; or to the message that it
 * could not be had. `top` is the list, `turnTo` asks for another page.
 */
export function useListTop(shownPage: number | undefined, error: unknown, onPage: (page: number) => void) {
  const top = useRef<HTMLElement>(null);
  const from = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (from.current === null || (from.current === shownPage && error === undefined)) return;
    from.current = null;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: "start", behavior: "instant" });
  }, [shownPage, error]);

  const turnTo = (page: number) => {
    from.current = shownPage ?? null;
    onPage(page);
  };
  return { top, turnTo };
}
