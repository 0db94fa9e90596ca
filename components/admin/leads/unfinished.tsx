import { useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import * as say from "@/lib/domain/admin/unfinished-messages";
import { shortMoment } from "@/lib/domain/dates";
import type { DraftList } from "@/lib/domain/draft/saved-draft";
import { TableProblem } from "../shell/table-states";

/** Who saved an assessment to finish it later and may be contacted. Asked for when it is opened: a look is written down. */
export function Unfinished() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 content-center font-medium">{say.UNFINISHED}</summary>
      {isOpen && <UnfinishedList />}
    </details>
  );
}

function UnfinishedList() {
  const { data, error, mutate } = useAdmin<DraftList>("/api/admin/drafts");
  if (error !== undefined && data === undefined && !isSessionOver(error))
    return <TableProblem message={detailOf(error, say.UNFINISHED_FAILED)} onRetry={() => mutate()} />;
  if (data === undefined) return <Skeleton className="h-24" />;
  const others = data.others.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-3">
      <ul>
        {data.drafts.map(({ id, executiveName, companyName, email, step, savedAt }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-1 border-border border-t py-2.5 sm:grid-cols-[1fr_1fr_auto]"
          >
            <span className="min-w-0 break-words font-medium">
              {companyName || say.NO_COMPANY_YET}
              {executiveName && <span className="block font-normal text-sm">{executiveName}</span>}
            </span>
            <a href={`mailto:${email}`} className="min-w-0 break-all text-primary underline">
              {email}
            </a>
            <span className="text-muted-foreground text-sm">
              {`Step ${step} of 5, saved ${shortMoment(savedAt)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted-foreground text-sm">
        {data.drafts.length === 0 && `${say.NO_UNFINISHED} `}
        {others > 0 && `${say.othersText(others)} ${say.byStep(data.others)}`}
      </p>
    </div>
  );
}
