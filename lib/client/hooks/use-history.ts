import { useCallback, useMemo, useSyncExternalStore } from "react";
import { goTo, leaveDialog, onMove, readDialog, readFragment, readSearch, stayAt } from "../history";

/** The query string, as the screen reads it; it follows the browser's back button. */
export function useSearch<Read>(read: (parts: Readonly<Record<string, string>>) => Read): Read {
  const search = useSyncExternalStore(onMove, readSearch, () => "");
  return useMemo(() => read(Object.fromEntries(new URLSearchParams(search))), [search, read]);
}

/** Such as "#today"; empty for none. A step within the page leaves it. */
export const useFragment = (): string => useSyncExternalStore(onMove, readFragment, () => "");

/** Writes the query string: a choice pushes an entry, typing replaces it. */
export function writeSearch(parts: URLSearchParams, how: "step" | "typing"): void {
  const search = parts.size === 0 ? "" : `?${parts}`;
  if (how === "step") goTo({ search });
  else stayAt({ search });
}

/** A dialog that the back button closes, and the way forward opens again: what it is about, or null. */
export function useOpened(kind: string) {
  const dialog = useSyncExternalStore(onMove, readDialog, () => null);
  const opened = dialog?.startsWith(`${kind}:`) ? dialog.slice(kind.length + 1) : null;
  const open = useCallback((id: string) => goTo({ dialog: `${kind}:${id}` }), [kind]);
  /** From one to another: closing it then leaves both. */
  const turn = useCallback((id: string) => stayAt({ dialog: `${kind}:${id}` }), [kind]);
  return { opened, open, turn, close: leaveDialog };
}
