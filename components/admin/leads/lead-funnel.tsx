import { useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useFunnel } from "@/lib/client/hooks/use-leads";
import { FUNNEL_FETCH_FAILED } from "@/lib/domain/admin/messages";
import { FUNNEL_STEPS, retakesText } from "@/lib/domain/lead/funnel";
import { PeriodSelect } from "../shell/period-select";
import { TableProblem } from "../shell/table-states";

/** How many came how far, with what exactly each figure counts. Asked for when it is opened. */
export function LeadFunnel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="-mt-3 mb-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 content-center font-medium">Conversion funnel</summary>
      {isOpen && <FunnelFigures />}
    </details>
  );
}

function FunnelFigures() {
  const [days, setDays] = useState<number>(30);
  const { data, error, mutate } = useFunnel(days);
  const counts = new Map(data?.counts.map(({ step, count }) => [step, count]));
  const retakes = counts.get("retake") ?? 0;
  const most = Math.max(1, ...counts.values());
  if (error !== undefined && data === undefined && !isSessionOver(error))
    return <TableProblem message={detailOf(error, FUNNEL_FETCH_FAILED)} onRetry={() => mutate()} />;
  return (
    <div className="pt-1">
      <PeriodSelect days={days} onChange={setDays} />
      <dl className="gap-x-8 lg:columns-2">
        {FUNNEL_STEPS.map(({ value, label, definition }) => (
          <div
            key={value}
            className="grid break-inside-avoid grid-cols-[8.5rem_1fr] items-center gap-x-3 py-1.5 sm:grid-cols-[10rem_1fr]"
          >
            <dt>{label}</dt>
            <dd className="flex items-center gap-3">
              <span className="w-14 text-right font-medium tabular-nums">
                {data === undefined ? (
                  <Skeleton className="ml-auto h-4 w-8" />
                ) : (
                  (counts.get(value) ?? 0).toLocaleString("en-CA")
                )}
              </span>
              <span aria-hidden="true" className="h-2 flex-1 bg-muted">
                <span
                  className="block h-full bg-primary"
                  style={{ width: `${((counts.get(value) ?? 0) / most) * 100}%` }}
                />
              </span>
            </dd>
            <dd className="col-span-2 text-muted-foreground text-xs">
              {definition}
              {value === "submitted" && retakes > 0 && ` ${retakesText(retakes)}`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
