import { useEffect } from "react";
import { isTaken, pressControl, WORK_KEYS } from "./use-lead-keys";

/** The list's keyboard shortcuts on a lead's call brief; Escape goes back to where one came from. */
export function useBriefKeys(id: string): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey)
        return;
      if (event.key === "Escape" && isField(event.target)) return event.target.blur();
      if (isTaken(event.target)) return;
      if (event.key === "Escape") return goBack();
      if (!WORK_KEYS.includes(event.key)) return;
      event.preventDefault();
      pressControl(event.key, id);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [id]);
}

/** The step back has the lead still open beside the list; in a tab of its own there is the link. */
function goBack(): void {
  if (window.history.length > 1) window.history.back();
  else document.querySelector<HTMLElement>("[data-key=back]")?.click();
}

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
