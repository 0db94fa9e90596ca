import Search from "lucide-react/icons/search";
import { useEffect, useEffectEvent, useState } from "react";
import { navigate } from "@/lib/client/navigate";
import { GoTo } from "../leads/go-to";
import { isModalOpen } from "../leads/use-lead-keys";

interface GoToButtonProps {
  /** Opens a lead beside the list; without it, the dashboard is gone to. */
  onOpen?: (id: string) => void;
  className?: string;
}

/** The way to any page, view or lead, from every page of the dashboard: by a button, or by Ctrl or ⌘ and K. */
export function GoToButton({ onOpen = openInList, className }: GoToButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isGoTo = event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey) && !event.altKey;
    if (!isGoTo || event.defaultPrevented || event.isComposing || isModalOpen()) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className={`inline-flex min-h-9 items-center gap-2 rounded-sm text-muted-foreground hover:bg-muted hover:text-foreground max-sm:size-11 max-sm:justify-center sm:border sm:border-input sm:px-3 ${className ?? ""}`}
      >
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <span className="max-sm:sr-only">Go to, or find</span>
        <span aria-hidden="true" className="text-xs max-sm:hidden">
          {isMac() ? "⌘K" : "Ctrl K"}
        </span>
      </button>
      {isOpen && <GoTo onClose={() => setOpen(false)} onOpen={onOpen} />}
    </>
  );
}

const openInList = (id: string): void => void navigate.to(`/admin?assessment=${id}`);

/** The dashboard is drawn in the browser alone. */
const isMac = (): boolean => /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? "");
