import { useState } from "react";
import { Button } from "@/components/ui/button";
import { adminApi } from "@/lib/client/admin-session";
import { useViews } from "@/lib/client/hooks/use-views";
import { DashboardSearchParams } from "@/lib/domain/admin/dashboard-search-params";
import { type LeadQuery, leadSearchParams } from "@/lib/domain/lead/filter";
import { VIEW_NOT_DELETED } from "@/lib/domain/lead/views";
import { useSave } from "../shell/use-save";
import { ListLink, type ShowList } from "../today/list-link";
import { ViewDialog } from "./view-dialog";

interface SavedViewsProps {
  query: LeadQuery;
  /** How many leads are the asking admin's own; undefined until it is known. */
  mine: number | undefined;
  onShow: ShowList;
}

/** Lists to go back to: all, in which order to call, one's own, and those that admins have saved. */
export function SavedViews({ query, mine, onShow }: SavedViewsProps) {
  const { data, mutate } = useViews();
  const [dialog, setDialog] = useState<{ view: { id: string; name: string } | null } | null>(null);
  const here = searchOf(query);
  const views = data?.views ?? [];
  const current = views.find((view) => searchOf(queryOf(view.query)) === here);
  const own = [
    { name: "All", query: {}, count: undefined },
    { name: "Call first", query: { sort: "call-first" } as const, count: undefined },
    { name: "My leads", query: { owner: "me" } as const, count: mine },
  ];
  const removal = useSave(() => mutate());
  const remove = async ({ id, name }: { id: string; name: string }) => {
    if (!window.confirm(`Delete the view "${name}" for all admins? The leads stay.`)) return;
    const work = () => adminApi(`/api/admin/views/${id}`, { method: "DELETE" });
    await removal.send(work, "View deleted", VIEW_NOT_DELETED);
  };
  const done = async () => {
    await mutate();
    setDialog(null);
  };
  return (
    <nav
      aria-label="Views"
      className="no-print flex items-center gap-x-4 overflow-x-auto [scrollbar-width:none] sm:flex-wrap"
    >
      {own.map((view) => (
        <View key={view.name} {...view} isHere={leadSearchParams(view.query) === here} onShow={onShow} />
      ))}
      {views.map(({ id, name, query: search, count, isExact }) => (
        <View
          key={id}
          name={name}
          query={queryOf(search)}
          count={count}
          isExact={isExact}
          isHere={id === current?.id}
          onShow={onShow}
        />
      ))}
      {current !== undefined && (
        <>
          <Button variant="ghost" size="sm" onClick={() => setDialog({ view: current })}>
            Rename View
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void remove(current)}>
            Delete View
          </Button>
        </>
      )}
      {data !== undefined &&
        current === undefined &&
        !own.some((view) => leadSearchParams(view.query) === here) && (
          <Button variant="ghost" size="sm" onClick={() => setDialog({ view: null })}>
            Save View
          </Button>
        )}
      {removal.problems.all && (
        <p role="alert" className="font-medium text-destructive">
          {removal.problems.all}
        </p>
      )}
      {dialog !== null && (
        <ViewDialog view={dialog.view} search={here} onClose={() => setDialog(null)} onSaved={done} />
      )}
    </nav>
  );
}

const queryOf = (search: string): LeadQuery =>
  DashboardSearchParams.parse(Object.fromEntries(new URLSearchParams(search))).query;
/** Without the page: a view begins at its first. */
const searchOf = (query: LeadQuery): string => leadSearchParams({ ...query, page: 1 });

interface ViewProps {
  name: string;
  query: Partial<LeadQuery>;
  count: number | undefined;
  /** Where it is not, there are more. */
  isExact?: boolean;
  isHere: boolean;
  onShow: ShowList;
}

const View = ({ name, query, count, isExact = true, isHere, onShow }: ViewProps) => (
  <ListLink
    query={query}
    onShow={onShow}
    className={`inline-flex min-h-9 max-w-60 items-center gap-1.5 whitespace-nowrap border-b-2 max-lg:min-h-11 ${isHere ? "border-primary font-medium" : "border-transparent text-muted-foreground hover:text-foreground"}`}
  >
    <span className="truncate">{name}</span>
    {isHere && <span className="sr-only">(shown)</span>}
    {count !== undefined && (
      <span className="text-xs tabular-nums">{`${count.toLocaleString("en-CA")}${isExact ? "" : "+"}`}</span>
    )}
  </ListLink>
);
