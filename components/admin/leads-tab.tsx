import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useIsNarrow } from "@/lib/client/hooks/use-is-narrow";
import type { Wire } from "@/lib/client/wire";
import { filterAddress, type LeadQuery, NO_FILTER } from "@/lib/domain/admin/lead-filter";
import type { LeadList, LeadRow } from "@/lib/domain/admin/lead-list";
import * as say from "@/lib/domain/admin/messages";
import { DeskSearch } from "./desk-search";
import { DeskEmpty, DeskProblem } from "./desk-states";
import { LeadCards } from "./lead-cards";
import { LeadExportMenu } from "./lead-export-menu";
import { LeadFilters } from "./lead-filters";
import { LeadPager } from "./lead-pager";
import { LeadTable } from "./lead-table";
import { useLeadActions } from "./use-lead-actions";

export type Lead = Wire<LeadRow>;

interface LeadsTabProps {
  query: LeadQuery;
  list: Wire<LeadList>;
  error: Error | undefined;
  isBusy: boolean;
  onChange: (part: Partial<LeadQuery>) => void;
  onOpen: (id: string) => void;
  reload: () => void;
}

/** Every assessment as a lead: searched, filtered, ordered, opened, deleted. */
export function LeadsTab({ query, list, error, isBusy, onChange, onOpen, reload }: LeadsTabProps) {
  const filter = filterAddress(query);
  const isNarrow = useIsNarrow();
  const actions = useLeadActions({ onOpen, reload });
  const Leads = isNarrow ? LeadCards : LeadTable;
  const clear = () => onChange(NO_FILTER);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <DeskSearch
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
      {error !== undefined && !isSessionOver(error) && (
        <DeskProblem message={detailOf(error, say.LEADS_FETCH_FAILED)} onRetry={reload} />
      )}
      <div aria-busy={isBusy} className={cn("transition-opacity duration-150", isBusy && "opacity-60")}>
        {list.assessments.length > 0 ? (
          <Leads
            leads={list.assessments}
            sort={query.sort}
            actions={actions}
            onSort={(sort) => onChange({ sort })}
          />
        ) : filter === "" && query.page === 1 ? (
          <DeskEmpty title={say.NO_LEADS_YET} text={say.NO_LEADS_YET_DETAIL} />
        ) : (
          <DeskEmpty title={say.NO_LEADS_FOUND} text={say.NO_LEADS_FOUND_DETAIL}>
            <Button variant="outline" size="sm" onClick={clear}>
              Clear all
            </Button>
          </DeskEmpty>
        )}
      </div>
      {actions.alert}
      <LeadPager list={list} onPage={(page) => onChange({ page })} />
    </div>
  );
}
