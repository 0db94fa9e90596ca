import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useIsNarrow } from "@/lib/client/hooks/use-is-narrow";
import { useKeptFocus } from "@/lib/client/hooks/use-kept-focus";
import type { ShownLeads } from "@/lib/client/hooks/use-leads";
import { useListTop } from "@/lib/client/hooks/use-list-top";
import { useScrollReturn } from "@/lib/client/hooks/use-scroll-return";
import * as say from "@/lib/domain/admin/messages";
import { filterSearchParams, type LeadQuery, NO_FILTER } from "@/lib/domain/lead/filter";
import { AdminSearch } from "../shell/admin-search";
import { Pager } from "../shell/pager";
import { TableEmpty, TableProblem } from "../shell/table-states";
import { LeadExportMenu } from "./export-menu";
import { LeadCards } from "./lead-cards";
import { LeadFilters } from "./lead-filters";
import { LeadTable } from "./lead-table";
import { NewLeads } from "./new-leads";
import { Unfinished } from "./unfinished";
import { useLeadActions } from "./use-lead-actions";

interface LeadsTabProps {
  /** What is asked for, and what is shown: the rows of before where these could not be had. */
  query: LeadQuery;
  shown: ShownLeads;
  error: Error | undefined;
  isBusy: boolean;
  onChange: (part: Partial<LeadQuery>) => void;
  onOpen: (id: string) => void;
  reload: () => void;
}

/** Every assessment as a lead: searched, filtered, ordered, opened, deleted. */
export function LeadsTab({ query, shown, error, isBusy, onChange, onOpen, reload }: LeadsTabProps) {
  const { list } = shown;
  const filter = filterSearchParams(query);
  const isNarrow = useIsNarrow();
  const actions = useLeadActions({ onOpen, reload });
  const area = useRef<HTMLDivElement>(null);
  const { top, turnTo } = useListTop(list.page, error, (page) => onChange({ page }));
  useKeptFocus(area);
  useScrollReturn(true);
  const Leads = isNarrow ? LeadCards : LeadTable;
  const clear = () => onChange(NO_FILTER);
  return (
    <div ref={area} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <AdminSearch
          label="Search assessments"
          placeholder={say.SEARCH_PLACEHOLDER}
          q={query.q}
          onSearch={(q) => onChange({ q })}
        />
        {!isNarrow && <LeadExportMenu filter={filter} />}
      </div>
      <LeadFilters query={query} onChange={onChange} onClear={filter === "" ? undefined : clear}>
        {isNarrow && <LeadExportMenu filter={filter} />}
      </LeadFilters>
      <NewLeads
        filter={filter}
        newestAt={list.newestAt}
        onShow={() => {
          onChange({ sort: "newest" });
          reload();
        }}
      />
      <section
        ref={top}
        id="list"
        tabIndex={-1}
        aria-label="Assessment list"
        className="grid scroll-mt-3 grid-cols-[minmax(0,1fr)] gap-3"
      >
        {error !== undefined && !isSessionOver(error) && (
          <TableProblem message={detailOf(error, say.LEADS_FETCH_FAILED)} onRetry={reload} />
        )}
        <div aria-busy={isBusy} className={cn("transition-opacity duration-150", isBusy && "opacity-60")}>
          {list.assessments.length > 0 ? (
            <Leads
              leads={list.assessments}
              sort={shown.query.sort}
              actions={actions}
              onSort={(sort) => onChange({ sort })}
            />
          ) : filter === "" && query.page === 1 ? (
            <TableEmpty title={say.NO_LEADS_YET} text={say.NO_LEADS_YET_DETAIL} />
          ) : (
            <TableEmpty title={say.NO_LEADS_FOUND} text={say.NO_LEADS_FOUND_DETAIL}>
              <Button variant="outline" size="sm" onClick={clear}>
                Clear all
              </Button>
            </TableEmpty>
          )}
        </div>
      </section>
      {actions.alert}
      <Pager {...list} count={list.assessments.length} onPage={turnTo} />
      <Unfinished />
    </div>
  );
}
