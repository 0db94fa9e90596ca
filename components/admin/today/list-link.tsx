import type { MouseEvent, ReactNode } from "react";
import { type LeadQuery, leadSearchParams, NO_FILTER } from "@/lib/domain/lead/filter";

export type ShowList = (query: Partial<LeadQuery>) => void;

interface ListLinkProps {
  /** What the list is asked for, and nothing besides. */
  query: Partial<LeadQuery>;
  onShow: ShowList;
  className?: string;
  children: ReactNode;
}

/** A link to the list with a filter or an order: shown at once, and a link to open elsewhere. */
export function ListLink({ query, onShow, className, children }: ListLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onShow({ ...NO_FILTER, sort: "newest", ...query });
    requestAnimationFrame(() => {
      const list = document.getElementById("list");
      list?.focus({ preventScroll: true });
      list?.scrollIntoView?.({ block: "start", behavior: "instant" });
    });
  };
  const search = leadSearchParams(query);
  return (
    <a href={search === "" ? "/admin" : `/admin?${search}`} onClick={follow} className={className}>
      {children}
    </a>
  );
}
