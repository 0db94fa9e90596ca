import { readSearch } from "./history";

/** Scroll restoration: the dashboard's view that was left last. */
interface Kept {
  url: string;
  scroll: number;
}

const KEPT = "adminPlace";
const WANTED = "adminPlaceWanted";
const DASHBOARD = "/admin";

const here = (): string => `${window.location.pathname}${readSearch()}`;
const keyOf = (url: string): string => `${KEPT}:${url.split("?")[0]}`;

/** Saves the view that is being left. */
export function saveScroll(): void {
  const kept: Kept = { url: here(), scroll: window.scrollY };
  try {
    sessionStorage.setItem(keyOf(kept.url), JSON.stringify(kept));
  } catch {
    // Without storage the list starts at the top.
  }
}

/** The dashboard as it was left in this tab; its start where it was not. */
export const dashboardUrl = (): string => readKept(DASHBOARD)?.url ?? DASHBOARD;

/** The link back restores the scroll position as well. */
export function requestScroll(): void {
  try {
    sessionStorage.setItem(WANTED, "yes");
  } catch {
    // As above.
  }
}

let isTaken = false;

/** The saved position, where the visit is a return; given out once for each document. */
export function takeScroll(): number | null {
  if (isTaken) return null;
  isTaken = true;
  const kept = readKept(window.location.pathname);
  const isBack = isWanted() || isReturn();
  return isBack && kept?.url === here() ? kept.scroll : null;
}

/** Layout shifts: a list's cards get their heights after the first rendering, and a typeface may come later still. */
const SETTLES_MS = 3_000;
/** User input ends the restoration. */
const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls, and again for as long as the page's height settles, until the person moves. */
export function holdScroll(restore: () => void): void {
  const held = new AbortController();
  const { signal } = held;
  const sizes = new ResizeObserver(restore);
  signal.addEventListener("abort", () => sizes.disconnect());
  for (const move of OWN_MOVES) {
    window.addEventListener(move, () => held.abort(), { signal, capture: true, passive: true });
  }
  setTimeout(() => held.abort(), SETTLES_MS);
  restore();
  sizes.observe(document.body);
}

function isWanted(): boolean {
  try {
    const wanted = sessionStorage.getItem(WANTED) !== null;
    sessionStorage.removeItem(WANTED);
    return wanted;
  } catch {
    return false;
  }
}

/** By the browser's back button, or a reload. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType?.("navigation") ?? [];
  return (
    navigation !== undefined &&
    "type" in navigation &&
    (navigation.type === "back_forward" || navigation.type === "reload")
  );
}

function readKept(path: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? "null");
    if (typeof kept !== "object" || kept === null || !("url" in kept) || !("scroll" in kept)) return null;
    const { url, scroll } = kept;
    return typeof url === "string" && url.startsWith(path) && typeof scroll === "number"
      ? { url, scroll }
      : null;
  } catch {
    return null;
  }
}
