import { type RefObject, useEffect } from "react";

/**
 * Focus management: keeps the keyboard's place where rows and buttons come and go. Where what had the focus is taken off
 * the page, the row that took its place gets it, else the search, else the area itself. Rows are marked with `data-row`.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    let last: Place | null = null;

    const onFocus = ({ target }: FocusEvent) => {
      const origin = target instanceof HTMLElement ? originOf(target) : null;
      if (origin === null || !element.contains(origin)) return;
      last = { element: origin, row: rowsOf(element).indexOf(rowOf(origin)) };
    };
    const onLeave = () =>
      queueMicrotask(() => {
        if (last?.element.isConnected && isNowhere()) last = null;
      });
    const onChange = () => {
      if (last === null || last.element.isConnected || !isNowhere()) return;
      const next = successorOf(element, last.row);
      last = null;
      next.focus();
    };

    const watch = new MutationObserver(onChange);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", onFocus);
    element.addEventListener("focusout", onLeave);
    return () => {
      watch.disconnect();
      document.removeEventListener("focusin", onFocus);
      element.removeEventListener("focusout", onLeave);
    };
  }, [area]);
}

interface Place {
  element: HTMLElement;
  /** Which of the rows; -1 outside of them. */
  row: number;
}

const rowsOf = (area: HTMLElement): (HTMLElement | null)[] =>
  Array.from(area.querySelectorAll<HTMLElement>("[data-row]"));
const rowOf = (element: HTMLElement): HTMLElement | null => element.closest<HTMLElement>("[data-row]");

/** An open menu is drawn elsewhere; its place is the button that opened it. */
function originOf(target: HTMLElement): HTMLElement | null {
  const menu = target.closest("[role=menu]");
  return menu === null ? target : document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
}

/** The browser gives the focus of what is taken away to the page as a whole. */
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function successorOf(area: HTMLElement, row: number): HTMLElement {
  const rows = rowsOf(area);
  const inRow =
    row === -1 ? null : rows[Math.min(row, rows.length - 1)]?.querySelector<HTMLElement>("a, button");
  return inRow ?? area.querySelector<HTMLElement>("input[type=search]") ?? area;
}
