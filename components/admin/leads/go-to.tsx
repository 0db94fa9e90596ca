import { type KeyboardEvent, useId, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { useLeads } from "@/lib/client/hooks/use-leads";
import { useViews } from "@/lib/client/hooks/use-views";
import { navigate } from "@/lib/client/navigate";
import { PLAIN_QUERY } from "@/lib/domain/admin/dashboard-search-params";
import { PAGES } from "../shell/admin-nav";

interface GoToProps {
  onClose: () => void;
  onOpen: (id: string) => void;
}

interface Place {
  key: string;
  label: string;
  more: string;
  go: () => void;
}

const MOST = 8;

/** Cmd+K: the dashboard's pages, its views, and leads by name, company or email. */
export function GoTo({ onClose, onOpen }: GoToProps) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const views = useViews().data?.views ?? [];
  const q = typed.trim();
  const leads = useLeads({ ...PLAIN_QUERY, q, limit: MOST }).data;
  const id = useId();
  const to = (url: string) => () => void navigate.to(url);
  const found: readonly Lead[] = q !== "" && leads?.query.q === q ? leads.list.assessments : [];
  const places: Place[] = [
    ...PAGES.map(({ href, label }) => ({ key: href, label, more: "Page", go: to(href) })),
    ...views.map((view) => ({
      key: view.id,
      label: view.name,
      more: "View",
      go: to(`/admin?${view.query}`),
    })),
  ].filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()));
  const shown = [
    ...places.slice(0, q === "" ? undefined : MOST),
    ...found.map((lead) => ({
      key: lead.id,
      label: lead.companyName,
      more: lead.executiveName,
      go: () => onOpen(lead.id),
    })),
  ];
  const take = (place: Place | undefined) => {
    if (place === undefined) return;
    onClose();
    place.go();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setAt((at + step + shown.length) % Math.max(shown.length, 1));
    else if (event.key === "Enter") take(shown[at]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Go To">
      <Input
        role="combobox"
        aria-label="Page, view or lead"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={shown[at] && `${id}-${at}`}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <div id={id} role="listbox" aria-label="Places" className="mt-2 max-h-80 overflow-y-auto text-sm">
        {shown.map((place, index) => (
          <button
            key={place.key}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => take(place)}
            className="flex min-h-10 w-full items-center border border-transparent justify-between gap-3 rounded-sm px-2 text-left hover:bg-muted aria-selected:bg-muted aria-selected:outline-2 aria-selected:outline-ring aria-selected:-outline-offset-2 max-lg:min-h-11"
          >
            <span title={place.label} className="truncate">
              {place.label}
            </span>
            <span title={place.more} className="max-w-1/2 shrink-0 truncate text-muted-foreground text-xs">
              {place.more}
            </span>
          </button>
        ))}
      </div>
      {shown.length === 0 && <p className="mt-2 text-muted-foreground">Nothing found.</p>}
    </Dialog>
  );
}
