import type { MouseEvent, ReactNode } from "react";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { navigate } from "@/lib/client/navigate";
import { NO_REPORT_YET } from "@/lib/domain/admin/messages";
import { labelOf } from "@/lib/domain/assessment/options";
import { REVENUES } from "@/lib/domain/assessment/questions/company";
import { shortDate } from "@/lib/domain/dates";
import type { LeadSort } from "@/lib/domain/lead/filter";
import { LeadStatusText } from "./lead-badge-text";
import { LeadWhyText } from "./lead-call-text";
import { LeadQuickMenus } from "./lead-quick-menu";
import { LeadRowActions } from "./lead-row-actions";
import { LeadScore } from "./lead-score";
import { Tick } from "./tick";
import type { LeadActions } from "./use-lead-actions";
import type { Ticked } from "./use-ticked";

export interface LeadListProps {
  leads: readonly Lead[];
  sort: LeadSort;
  actions: LeadActions;
  ticked: Ticked;
  /** The lead that is open, or that the keyboard is at. */
  current: string | null;
  /** A lead is open beside the list: only the columns that one works by are shown. */
  isCompact: boolean;
  onSort: (sort: LeadSort) => void;
}

interface Column {
  title: string;
  width: string;
  /** The orders that pressing the heading goes through. */
  sorts?: readonly [first: LeadSort, second: LeadSort];
  /** Left out while a lead is open beside the list. */
  isWide?: true;
}

/**
 * Column widths follow the content: names and emails are long, figures and days are not. No word of an industry is
 * longer than its column; companies take what is left.
 */
const COLUMNS: readonly Column[] = [
  { title: "Executive", width: "w-[16%]", sorts: ["name", "name-z"] },
  { title: "Company", width: "w-auto", sorts: ["company", "company-z"] },
  { title: "Title", isWide: true, width: "w-24 min-[1440px]:w-[9%]", sorts: ["title", "title-z"] },
  { title: "Industry", isWide: true, width: "w-31", sorts: ["industry", "industry-z"] },
  { title: "Revenue", isWide: true, width: "w-26 min-[1440px]:w-[9%]", sorts: ["revenue", "revenue-low"] },
  { title: "Lead Score", width: "w-[8.8%]", sorts: ["score", "score-low"] },
  { title: "Status", width: "w-[12.4%]", sorts: ["badge", "badge-last"] },
  { title: "Date", width: "w-[8.9%]", sorts: ["newest", "oldest"] },
  { title: "Actions", isWide: true, width: "w-[11.9%]" },
];

/** Where a lead is open beside the list. */
const COMPACT: Readonly<Record<string, string>> = {
  Executive: "w-[25%]",
  "Lead Score": "w-27",
  Status: "w-36",
  Date: "w-29",
};

/** One line a lead, under a heading that stays. */
export const LeadTable = ({ leads, sort, ticked, isCompact, onSort, ...line }: LeadListProps) => (
  <table aria-label="Assessments" className="w-full table-fixed border-separate border-spacing-0 text-left">
    <thead>
      <tr>
        {COLUMNS.filter(({ isWide }) => !isCompact || !isWide).map((column) => (
          <Heading
            key={column.title}
            column={column}
            sort={sort}
            ticked={ticked}
            isCompact={isCompact}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
    <tbody>
      {leads.map((lead) => (
        <LeadLine key={lead.id} lead={lead} sort={sort} ticked={ticked} isCompact={isCompact} {...line} />
      ))}
    </tbody>
  </table>
);

interface HeadingProps {
  column: Column;
  sort: LeadSort;
  ticked: Ticked;
  isCompact: boolean;
  onSort: (sort: LeadSort) => void;
}

function Heading({ column: { title, width, sorts }, sort, ticked, isCompact, onSort }: HeadingProps) {
  const isSorted = sorts?.includes(sort) ?? false;
  const [first, second] = sorts ?? [];
  const next = sort === first ? second : first;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (DESCENDING.has(sort) ? "descending" : "ascending") : undefined}
      className={`${isCompact ? (COMPACT[title] ?? width) : width} sticky top-0 z-10 h-10 border-border border-y bg-muted px-2 font-medium`}
    >
      <span className="flex items-center">
        {title === "Executive" && (
          <Tick label="Select all leads of this page" isOn={ticked.isAll} onChange={ticked.toggleAll} />
        )}
        {next === undefined ? (
          title
        ) : (
          <button
            type="button"
            onClick={() => onSort(next)}
            className="-mx-1 inline-flex min-h-9 items-center gap-1 whitespace-nowrap rounded-sm px-1 hover:underline"
          >
            {title}
            <span aria-hidden="true" className={isSorted ? "" : "text-muted-foreground"}>
              {isSorted ? (DESCENDING.has(sort) ? "↓" : "↑") : "↕"}
            </span>
          </button>
        )}
      </span>
    </th>
  );
}

const DESCENDING: ReadonlySet<LeadSort> = new Set([
  "newest",
  "score",
  "revenue",
  "badge",
  "name-z",
  "company-z",
  "title-z",
  "industry-z",
]);

/**
 * Cut to the line, and whole while the keyboard is in the row; touch finds it whole in the dialog. Not while a mouse is:
 * a row that shrinks as it is left moves the next one away from under the pointer.
 */
const ONE_LINE =
  "block truncate group-focus-visible:whitespace-normal group-focus-visible:wrap-anywhere group-has-[:focus-visible]:whitespace-normal group-has-[:focus-visible]:wrap-anywhere";
const WHOLE = "group-focus-visible:line-clamp-none group-has-[:focus-visible]:line-clamp-none";
const TWO_LINES = `wrap-anywhere line-clamp-2 leading-4.5 ${WHOLE}`;

type LeadLineProps = Pick<LeadListProps, "sort" | "actions" | "ticked" | "current" | "isCompact"> & {
  lead: Lead;
};

/** A press anywhere in the line opens the report; for the keyboard there is the link in it. */
const LeadLine = ({ lead, sort, actions, ticked, current, isCompact }: LeadLineProps) => (
  <tr
    data-row=""
    data-lead={lead.id}
    tabIndex={-1}
    aria-current={current === lead.id || undefined}
    className="group scroll-mb-16 cursor-pointer -outline-offset-2 aria-[current]:bg-muted"
    onClick={(event) => openReport(event, lead.id)}
  >
    <Cell title={`${lead.executiveName} ${lead.executiveEmail ?? ""}`}>
      <Tick
        label={`Select ${lead.executiveName}, ${lead.companyName}`}
        isOn={ticked.has(lead.id)}
        onChange={() => ticked.toggle(lead.id)}
      />
      <span className={`${ONE_LINE} font-medium leading-4`}>{lead.executiveName}</span>
      <span className={`${ONE_LINE} text-muted-foreground text-xs leading-4`}>
        {lead.executiveEmail ?? "No email"}
      </span>
    </Cell>
    <Cell title={lead.companyName}>
      <a href={`/admin/report/${lead.id}`} className={`${TWO_LINES} underline-offset-4 hover:underline`}>
        {lead.companyName}
      </a>
      <span className="block whitespace-normal text-xs leading-4 empty:hidden">
        <LeadWhyText lead={lead} sort={sort} onOpen={actions.open} />
      </span>
    </Cell>
    {!isCompact && (
      <>
        <Cell title={lead.executiveTitle}>
          <span className={TWO_LINES}>{lead.executiveTitle}</span>
        </Cell>
        <Cell>
          <span className={`line-clamp-2 capitalize leading-4.5 ${WHOLE}`}>
            {lead.companyIndustry.replaceAll("-", " ")}
          </span>
        </Cell>
        <Cell title={labelOf(REVENUES, lead.companyRevenue)}>{shortRevenue(lead.companyRevenue)}</Cell>
      </>
    )}
    <Cell>
      <LeadScore score={lead.leadScore} />
    </Cell>
    <Cell>
      <LeadStatusText lead={lead} />
      {lead.mergedInto === null && (
        <LeadQuickMenus
          lead={lead}
          // The lines of one row lie level; the owners are below each other, each in the middle of its row.
          className="-my-1 justify-between lg:[&>:last-child]:-translate-y-2"
          onStage={(status) => void actions.change(lead, { status })}
          onOwner={(ownerId) => void actions.change(lead, { ownerId })}
        />
      )}
    </Cell>
    <Cell>
      <span className="block leading-4">{shortDate(lead.createdAt)}</span>
      {!lead.hasReport && (
        <span className="block truncate text-muted-foreground text-xs leading-4">{NO_REPORT_YET}</span>
      )}
    </Cell>
    {!isCompact && (
      <td className="h-12 border-border border-b px-0 group-hover:bg-muted/60">
        <LeadRowActions lead={lead} actions={actions} />
      </td>
    )}
  </tr>
);

/** "$10–50M": the column is narrow, and every reader of it knows the bands. */
const shortRevenue = (revenue: string): string =>
  labelOf(REVENUES, revenue)
    .replace(/^\$(\d+) to \$?(\d+) (million|billion)$/, "$$$1–$2 $3")
    .replace(/^\$(\d+) million to \$?(\d+) billion$/, "$$$1M–$2 billion")
    .replaceAll(" million", "M")
    .replaceAll(" billion", "B");

const Cell = ({ title, children }: { title?: string; children: ReactNode }) => (
  <td
    title={title}
    className="h-12 overflow-hidden whitespace-nowrap border-border border-b px-2 py-1 group-hover:bg-muted/60 has-[.line-clamp-2]:whitespace-normal"
  >
    {children}
  </td>
);

function openReport(event: MouseEvent<HTMLElement>, id: string): void {
  const isControl =
    event.target instanceof Element && event.target.closest("a, button, label, [role=menuitem]") !== null;
  // A press that ends elsewhere than it began, such as on a box that moved: what both have in common is the row.
  const isSlipped = event.target === event.currentTarget;
  const isSelecting = window.getSelection()?.isCollapsed === false;
  if (!isControl && !isSlipped && !isSelecting) navigate.to(`/admin/report/${id}`);
}
