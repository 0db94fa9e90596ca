import { NO_REPORT_YET } from "@/lib/domain/admin/messages";
import { labelOf } from "@/lib/domain/assessment/options";
import { REVENUES } from "@/lib/domain/assessment/questions/company";
import { shortDate } from "@/lib/domain/dates";
import { LeadStatusText } from "./lead-badge-text";
import { LeadWhyText } from "./lead-call-text";
import { LeadQuickMenus } from "./lead-quick-menu";
import { LeadRowActions } from "./lead-row-actions";
import { LeadScore } from "./lead-score";
import type { LeadListProps } from "./lead-table";
import { Tick } from "./tick";

/** The table's rows as cards, for screens that it does not fit. */
export const LeadCards = ({ leads, sort, actions, ticked }: LeadListProps) => (
  <ul
    aria-label="Assessments"
    className="border-border border-t sm:grid sm:grid-cols-[repeat(2,minmax(0,1fr))] sm:gap-x-6"
  >
    {leads.map((lead) => (
      <li key={lead.id} data-row="" data-lead={lead.id} tabIndex={-1} className="border-border border-b py-3">
        <div className="flex items-start justify-between gap-3">
          <a
            href={`/admin/report/${lead.id}`}
            className="min-w-0 break-words font-medium underline-offset-4 hover:underline"
          >
            {lead.companyName}
          </a>
          <LeadStatusText lead={lead} />
        </div>
        <p className="break-words">{`${lead.executiveName}, ${lead.executiveTitle}`}</p>
        <p className="wrap-anywhere text-muted-foreground text-xs">{lead.executiveEmail ?? "No email"}</p>
        <p className="text-xs empty:hidden">
          <LeadWhyText lead={lead} sort={sort} onOpen={actions.open} />
        </p>
        <dl className="mt-1.5 flex flex-wrap gap-x-4 text-muted-foreground text-xs">
          <Fact label="Industry" isCapitalized>
            {lead.companyIndustry.replaceAll("-", " ")}
          </Fact>
          <Fact label="Revenue">{labelOf(REVENUES, lead.companyRevenue)}</Fact>
          <div className="flex gap-1">
            <dt>Lead Score</dt>
            <dd className="font-medium text-foreground">
              <LeadScore score={lead.leadScore} />
            </dd>
          </div>
          <Fact label="Date">{shortDate(lead.createdAt)}</Fact>
          {!lead.hasReport && <Fact label="Report">{NO_REPORT_YET}</Fact>}
        </dl>
        <div className="-ml-2 flex flex-wrap items-center justify-between">
          <LeadRowActions lead={lead} actions={actions} />
          {/* Its edge is that of the card: there is more to press than the box. */}
          <div className="-mr-3.5 ml-auto flex items-center [&>label]:mr-0">
            {lead.mergedInto === null && (
              <LeadQuickMenus
                lead={lead}
                onStage={(status) => void actions.change(lead, { status })}
                onOwner={(ownerId) => void actions.change(lead, { ownerId })}
              />
            )}
            <Tick
              label={`Select ${lead.executiveName}, ${lead.companyName}`}
              isOn={ticked.has(lead.id)}
              onChange={() => ticked.toggle(lead.id)}
            />
          </div>
        </div>
      </li>
    ))}
  </ul>
);

interface FactProps {
  label: string;
  isCapitalized?: boolean;
  children: string;
}

const Fact = ({ label, isCapitalized = false, children }: FactProps) => (
  <div>
    <dt className="sr-only">{label}</dt>
    <dd className={isCapitalized ? "capitalize" : undefined}>{children}</dd>
  </div>
);
