import type { MouseEvent, ReactNode } from "react";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { navigate } from "@/lib/client/navigate";
import { NO_REPORT_YET } from "@/lib/domain/admin/messages";
import { labelOf } from "@/lib/domain/assessment/options";
import { REVENUES } from "@/lib/domain/assessment/questions/company";
import { shortDate } from "@/lib/domain/dates";
import type { LeadSort } from "@/lib/domain/lead/filter";
import { LeadStatusText } from "./lead-badge-text";
import { LeadCallText } from "./lead-call-text";
import { LeadRowActions } from "./lead-row-actions";
import { LeadScore } from "./lead-score";
import type { LeadActions } from "./use-lead-actions";

export interface LeadListProps {
  leads: readonly Lead[];
  sort: LeadSort;
  actions: LeadActions;
  onSort: (sort: LeadSort) => void;
}

interface Column {
  title: string;
  width: string;
  /** The orders that pressing the heading goes through. */
  sorts?: readonly [first: LeadSort, second: LeadSort];
}

/**
 * Column widths follow the content: names and emails are long, figures and days are not. No word of an industry is
 * longer than its column; companies take what is left.
 */
const COLUMNS: readonly Column[] = [
  { title: "Executive", width: "w-[17%]", sorts: ["name", "name-z"] },
  { title: "Company", width: "w-auto", sorts: ["company", "company-z"] },
  { title: "Title", width: "w-[9%]", sorts: ["title", "title-z"] },
  { title: "Industry", width: "w-31", sorts: ["industry", "industry-z"] },
  { title: "Revenue", width: "w-[9%]", sorts: ["revenue", "revenue-low"] },
  { title: "Lead Score", width: "w-[8.8%]", sorts: ["score", "score-low"] },
  { title: "Status", width: "w-[11.4%]", sorts: ["badge", "badge-last"] },
  { title: "Date", width: "w-[8.9%]", sorts: ["newest", "oldest"] },
  { title: "Actions", width: "w-[11.9%]" },
];

/** One line a lead, forty pixels high, under a heading that stays. */
export const LeadTable = ({ leads, sort, actions, onSort }: LeadListProps) => (
  <table aria-label="Assessments" className="w-full table-fixed border-separate border-spacing-0 text-left">
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <Heading key={column.title} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
    <tbody>
      {leads.map((lead) => (
        <LeadLine key={lead.id} lead={lead} actions={actions} />
      ))}
    </tbody>
  </table>
);

interface HeadingProps {
  column: Column;
  sort: LeadSort;
  onSort: (sort: LeadSort) => void;
}

function Heading({ column: { title, width, sorts }, sort, onSort }: HeadingProps) {
  const isSorted = sorts?.includes(sort) ?? false;
  const [first, second] = sorts ?? [];
  const next = sort === first ? second : first;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (DESCENDING.has(sort) ? "descending" : "ascending") : undefined}
      className={`${width} sticky top-0 z-10 h-10 border-border border-y bg-muted px-2 font-medium`}
    >
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

/** Cut to the line, and whole while the keyboard is in the row; touch finds it whole in the dialog. */
const ONE_LINE = "block truncate group-focus-within:whitespace-normal group-focus-within:wrap-anywhere";
const TWO_LINES = "wrap-anywhere line-clamp-2 leading-4 group-focus-within:line-clamp-none";

/** A press anywhere in the line opens the report; for the keyboard there is the link in it. */
const LeadLine = ({ lead, actions }: { lead: Lead; actions: LeadActions }) => (
  <tr data-row="" className="group cursor-pointer" onClick={(event) => openReport(event, lead.id)}>
    <Cell title={`${lead.executiveName} ${lead.executiveEmail ?? ""}`}>
      <span className={`${ONE_LINE} font-medium leading-4`}>{lead.executiveName}</span>
      <span className={`${ONE_LINE} text-muted-foreground text-xs leading-4`}>
        {lead.executiveEmail ?? "No email"}
      </span>
    </Cell>
    <Cell title={lead.companyName}>
      <a href={`/admin/report/${lead.id}`} className={`${TWO_LINES} underline-offset-4 hover:underline`}>
        {lead.companyName}
      </a>
      <span className="block truncate text-xs leading-4 empty:hidden">
        <LeadCallText call={lead.callRequest} />
      </span>
    </Cell>
    <Cell title={lead.executiveTitle}>
      <span className={TWO_LINES}>{lead.executiveTitle}</span>
    </Cell>
    <Cell>
      <span className="line-clamp-2 capitalize leading-4 group-focus-within:line-clamp-none">
        {lead.companyIndustry.replaceAll("-", " ")}
      </span>
    </Cell>
    <Cell title={labelOf(REVENUES, lead.companyRevenue)}>{shortRevenue(lead.companyRevenue)}</Cell>
    <Cell>
      <LeadScore score={lead.leadScore} />
    </Cell>
    <Cell>
      <LeadStatusText lead={lead} />
    </Cell>
    <Cell>
      <span className="block leading-4">{shortDate(lead.createdAt)}</span>
      {!lead.hasReport && (
        <span className="block truncate text-muted-foreground text-xs leading-4">{NO_REPORT_YET}</span>
      )}
    </Cell>
    <td className="h-10 border-border border-b px-0 group-hover:bg-muted/60">
      <LeadRowActions lead={lead} actions={actions} />
    </td>
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
    className="h-10 overflow-hidden whitespace-nowrap border-border border-b px-2 py-0 group-hover:bg-muted/60 has-[.line-clamp-2]:whitespace-normal"
  >
    {children}
  </td>
);

function openReport(event: MouseEvent<HTMLElement>, id: string): void {
  const isControl =
    event.target instanceof Element && event.target.closest("a, button, [role=menuitem]") !== null;
  const isSelecting = window.getSelection()?.isCollapsed === false;
  if (!isControl && !isSelecting) navigate.to(`/admin/report/${id}`);
}
