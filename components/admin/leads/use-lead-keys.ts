import { useEffect, useEffectEvent } from "react";
import type { Lead } from "@/lib/client/hooks/use-leads";

interface LeadKeys {
  leads: readonly Lead[];
  /** The lead that is open; null where none is. */
  opened: string | null;
  /** The row that the keyboard is at; null before the first. */
  cursor: string | null;
  onCursor: (id: string) => void;
  onOpen: (id: string) => void;
  onTurn: (id: string) => void;
  onTick: (id: string) => void;
  /** The list in the order in which to call. */
  onCallFirst: () => void;
  onHelp: () => void;
}

const SEARCH = "#main input[type=search]";
/** What the controls to work a lead are called by, where they are drawn: in its panel or brief, else in its row. */
export const WORK_KEYS = ["s", "o", "n", "d", "l", "c"];
/** The list leads to the brief besides. */
const CONTROLS = [...WORK_KEYS, "b"];
/** A panel that was just opened is still on its way: so many frames. */
const PATIENCE = 120;

/** Keyboard shortcuts of the list; none of them while one types, or is in a menu or a modal. */
export function useLeadKeys(keys: LeadKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === "Escape" && isSearch(event.target)) {
      // The browser would empty it.
      event.preventDefault();
      return event.target.blur();
    }
    if (isTaken(event.target)) return;
    if (act(event.key, event.target, keys)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** True where the key meant something. */
function act(key: string, target: EventTarget | null, keys: LeadKeys): boolean {
  const { leads, opened } = keys;
  const at = opened ?? keys.cursor;
  if (key === "?") return done(keys.onHelp());
  if (key === "/") return done(document.querySelector<HTMLElement>(SEARCH)?.focus());
  if (key === "f") return done(keys.onCallFirst());
  if (key === "j" || key === "k") {
    const { before, after } = neighborsOf(leads, at);
    const to = key === "j" ? after : before;
    if (to !== undefined) go(to, keys);
    return true;
  }
  if (at === null) return false;
  if (key === "x") return done(keys.onTick(at));
  if (key === "Enter" && opened === null && target instanceof HTMLTableRowElement)
    return done(keys.onOpen(at));
  if (!CONTROLS.includes(key)) return false;
  if (opened === null && !isInRow(key, at)) keys.onOpen(at);
  pressControl(key, at);
  return true;
}

function go(id: string, { opened, onTurn, onCursor }: LeadKeys): void {
  onCursor(id);
  if (opened !== null) onTurn(id);
  const row = document.querySelector<HTMLElement>(`[data-lead="${id}"]`);
  if (opened === null) row?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: "nearest", behavior: "instant" });
}

const done = (_: unknown): true => true;

const isInRow = (key: string, id: string): boolean =>
  document.querySelector(`[data-lead="${id}"] [data-key="${key}"]`) !== null;

/** Focuses a field; opens a menu as the keyboard does; follows a link. */
export function pressControl(key: string, id: string, patience = PATIENCE): void {
  const panel = document.querySelector(`[data-panel="${id}"]`);
  // Where its panel is open, what is in it may still be on its way.
  const place = panel ?? document.querySelector(`[data-lead="${id}"]`);
  const control = place?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (control === null || control === undefined) {
    if (patience > 0) requestAnimationFrame(() => pressControl(key, id, patience - 1));
    return;
  }
  control.focus();
  // Chosen by its letter, the next key is a shortcut again.
  if (control instanceof HTMLSelectElement)
    control.addEventListener("change", () => control.blur(), { once: true });
  if (control instanceof HTMLAnchorElement) control.click();
  if (control instanceof HTMLButtonElement)
    control.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
}

const isSearch = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(SEARCH);

export const isModalOpen = (): boolean => document.querySelector("dialog:modal, [role=alertdialog]") !== null;

/** Typed into a field, or meant for a menu or a modal. */
export const isTaken = (target: EventTarget | null): boolean =>
  isModalOpen() ||
  (target instanceof Element &&
    target.closest("input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu]") !== null);

/** The leads before and after one in the list; before the first one is none. */
export function neighborsOf(leads: readonly { id: string }[], id: string | null) {
  const at = leads.findIndex((lead) => lead.id === id);
  return { before: at > 0 ? leads[at - 1]?.id : undefined, after: leads[at + 1]?.id };
}
