import { useRef, useState } from "react";
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
import { isSampleName } from "@/lib/domain/sample/first-steps";
import { FirstSteps } from "../first-steps/first-steps";
import { SampleBar } from "../first-steps/sample-bar";
import { AdminSearch } from "../shell/admin-search";
import { Pager } from "../shell/pager";
import { ROW_ACTION } from "../shell/row-action";
import { TableEmpty, TableProblem } from "../shell/table-states";
import { BulkBar } from "./bulk-bar";
import { LeadExportMenu } from "./export-menu";
import { KeyHelp } from "./key-help";
import { LeadCards } from "./lead-cards";
import { LeadFilters } from "./lead-filters";
import { LeadTable } from "./lead-table";
import { NewLeads } from "./new-leads";
import { SavedViews } from "./saved-views";
import { Unfinished } from "./unfinished";
import { useLeadActions } from "./use-lead-actions";
import { useLeadKeys } from "./use-lead-keys";
import { useTicked } from "./use-ticked";

interface LeadsTabProps {
  /** What is asked for, and what is shown: the rows of before where these could not be had. */
  query: LeadQuery;
  shown: ShownLeads;
  error: Error | undefined;
  isBusy: boolean;
  onChange: (part: Partial<LeadQuery>) => void;
  /** How many leads are the asking admin's own. */
  mine: number | undefined;
  /** The lead that is open beside the list. */
  opened: string | null;
  onOpen: (id: string) => void;
  onTurn: (id: string) => void;
  reload: () => void;
}

/** Every assessment as a lead: searched, filtered, ordered, opened, deleted. */
export function LeadsTab(props: LeadsTabProps) {
  const { query, shown, error, isBusy, mine, opened, onChange, onOpen, onTurn, reload } = props;
  const { list } = shown;
  const filter = filterSearchParams(query);
  const isNarrow = useIsNarrow();
  const actions = useLeadActions({ onOpen, reload });
  const ticked = useTicked(list.assessments);
  const [cursor, setCursor] = useState<string | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useLeadKeys({
    leads: list.assessments,
    opened,
    cursor,
    onCursor: setCursor,
    onOpen,
    onTurn,
    onTick: ticked.toggle,
    onCallFirst: () => {
      setCursor(null);
      onChange({ ...NO_FILTER, sort: "call-first" });
    },
    onHelp: () => setHelpOpen(true),
  });
  const area = useRef<HTMLDivElement>(null);
  const { top, turnTo } = useListTop(list.page, error, (page) => onChange({ page }));
  useKeptFocus(area);
  useScrollReturn(true);
  // The very first visit: there is nothing to search, to filter or to export.
  const isNew = filter === "" && query.page === 1 && list.assessments.length === 0;
  const Leads = isNarrow ? LeadCards : LeadTable;
  const clear = () => onChange(NO_FILTER);
  return (
    <div
      ref={area}
      tabIndex={-1}
      className={cn(
        "grid grid-cols-[minmax(0,1fr)] gap-3 outline-none",
        // Room for the bar of what is selected, which lies over the foot of the screen.
        ticked.leads.length > 0 && "pb-36 sm:pb-14",
      )}
    >
      {!isNew && (
        <>
          <div className="flex items-start justify-between gap-4">
            <SavedViews query={query} mine={mine} onShow={onChange} />
            <button
              type="button"
              aria-keyshortcuts="?"
              onClick={() => setHelpOpen(true)}
              className={`${ROW_ACTION} pointer-coarse:hidden -mr-2 gap-2 max-lg:hidden`}
            >
              Keyboard Shortcuts
              <span aria-hidden="true" className="rounded-sm border border-border bg-muted px-1.5">
                ?
              </span>
            </button>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <AdminSearch
              label="Search assessments"
              placeholder={say.SEARCH_PLACEHOLDER}
              q={query.q}
              onSearch={(q) => onChange({ q })}
            />
            {!isNarrow && <LeadExportMenu filter={filter} />}
          </div>
          <LeadFilters
            query={query}
            onChange={onChange}
            onClear={filter === "" ? undefined : clear}
            list={list}
          >
            {isNarrow && <LeadExportMenu filter={filter} />}
          </LeadFilters>
        </>
      )}
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
        {list.assessments.some(({ companyName }) => isSampleName(companyName)) && (
          <SampleBar reload={reload} />
        )}
        <BulkBar selected={ticked.leads} hasPanel={opened !== null} onClear={ticked.clear} reload={reload} />
        <div aria-busy={isBusy} className={cn("transition-opacity duration-150", isBusy && "opacity-60")}>
          {list.assessments.length > 0 ? (
            <Leads
              leads={list.assessments}
              sort={shown.query.sort}
              actions={actions}
              ticked={ticked}
              current={opened ?? cursor}
              isCompact={opened !== null}
              onSort={(sort) => onChange({ sort })}
            />
          ) : isNew ? (
            <TableEmpty isPlain title={say.NO_LEADS_YET} text={say.NO_LEADS_YET_DETAIL}>
              <FirstSteps reload={reload} />
            </TableEmpty>
          ) : (
            <TableEmpty title={say.NO_LEADS_FOUND} text={say.NO_LEADS_FOUND_DETAIL}>
              <Button variant="outline" size="sm" onClick={clear}>
                Clear All
              </Button>
            </TableEmpty>
          )}
        </div>
      </section>
      {actions.alert}
      {!isNew && <Pager {...list} count={list.assessments.length} onPage={turnTo} />}
      <Unfinished />
      {isHelpOpen && <KeyHelp onClose={() => setHelpOpen(false)} />}
    </div>
  );
}
