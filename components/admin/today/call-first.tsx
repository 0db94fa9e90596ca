import { buttonVariants } from "@/components/ui/button-variants";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { type Callable, isOverdue, whyNow } from "@/lib/domain/lead/call-reason";
import { LeadScore } from "../leads/lead-score";
import { ROW_ACTION } from "../shell/row-action";
import { ListLink, type ShowList } from "./list-link";

interface CallFirstProps {
  leads: readonly Lead[];
  onShow: ShowList;
  onCall: (id: string) => void;
}

/** The first few leads of the order in which to call, each with its reason. */
export const CallFirst = ({ leads, onShow, onCall }: CallFirstProps) => (
  <div className="mt-4">
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-foreground border-b pb-1">
      <h2 className="text-lg">Call first</h2>
      <ListLink query={{ sort: "call-first" }} onShow={onShow} className={`${ROW_ACTION} -mr-2`}>
        All in this order
      </ListLink>
    </div>
    {leads.length === 0 ? (
      <p className="py-3 text-muted-foreground">
        No call is waiting, no follow-up is due, and every starred lead has an owner.
      </p>
    ) : (
      <ol>
        {leads.map((lead, at) => (
          <li
            key={lead.id}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-2 border-border border-b py-1.5 sm:grid-cols-[1.5rem_minmax(0,1.2fr)_minmax(0,1.5fr)_4rem_10rem]"
          >
            <span aria-hidden="true" className="font-serif text-muted-foreground">
              {at + 1}
            </span>
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">{lead.executiveName}</p>
              <p className="wrap-anywhere text-muted-foreground text-xs">{lead.companyName}</p>
              <p className={`text-balance text-xs sm:hidden ${whyLook(lead)}`}>{whyNow(lead, new Date())}</p>
            </div>
            <p className={`max-sm:hidden ${whyLook(lead)}`}>{whyNow(lead, new Date())}</p>
            <span className="max-sm:hidden">
              <span className="sr-only">Lead score </span>
              <LeadScore score={lead.leadScore} />
            </span>
            <span className="flex items-center justify-end">
              <a href={`/admin/brief/${lead.id}`} className={`${ROW_ACTION} max-sm:hidden`}>
                Call Brief
                <span className="sr-only">{` ${lead.executiveName}, ${lead.companyName}`}</span>
              </a>
              <button
                type="button"
                onClick={() => onCall(lead.id)}
                className={`justify-center min-w-13 ${at === 0 ? buttonVariants({ size: "sm" }) : ROW_ACTION}`}
              >
                Call
                <span className="sr-only">{` ${lead.executiveName}, ${lead.companyName}`}</span>
              </button>
            </span>
          </li>
        ))}
      </ol>
    )}
  </div>
);

const whyLook = (lead: Callable): string =>
  `font-medium ${isOverdue(lead, new Date()) ? "text-warning" : ""}`;
