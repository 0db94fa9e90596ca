import { Skeleton } from "@/components/ui/skeleton";
import type { AdminTab } from "@/lib/domain/admin/dashboard-search-params";
import { DASHBOARD_LOADING } from "@/lib/domain/admin/messages";
import { StatCards } from "./stat-cards";

const TABS: Readonly<Record<AdminTab, string>> = {
  assessments: "Assessment Data",
  roadmaps: "AI Roadmaps",
  users: "Users",
};
const TO_CALL = Array.from({ length: 5 }, (_, at) => at);
const ROWS = Array.from({ length: 12 }, (_, at) => at);

/** The dashboard before its figures are there: everything is where it will be. */
export const DashboardLoading = ({ tab }: { tab: AdminTab }) => (
  <>
    {tab === "assessments" && <TodayLoading />}
    <StatCards metrics={undefined} />
    <p className="-mt-3 mb-3 min-h-11 content-center text-muted-foreground">
      <span role="status">{DASHBOARD_LOADING}</span>
    </p>
    <div aria-hidden="true">
      <div className="mb-4 flex border-border border-b">
        {Object.entries(TABS).map(([value, label]) => (
          <span
            key={value}
            className={`-mb-px min-h-11 content-center border-b-2 px-3 font-medium sm:px-4 ${value === tab ? "border-primary" : "border-transparent text-muted-foreground"}`}
          >
            {label}
          </span>
        ))}
      </div>
      <Skeleton className="mb-3 h-11 sm:max-w-md" />
      <Skeleton className="mb-3 h-11 w-36 lg:h-20 lg:w-full xl:h-11" />
      <div className="divide-y divide-border border-border border-y">
        <Skeleton className="h-10 rounded-none max-[1179px]:hidden" />
        {ROWS.map((row) => (
          <div key={row} className="flex h-36 items-center gap-6 px-2 min-[1180px]:h-10">
            <Skeleton className="h-4 w-2/5 min-[1180px]:w-1/6" />
            <Skeleton className="h-4 w-1/4 min-[1180px]:w-1/6" />
            <Skeleton className="h-4 flex-1" />
          </div>
        ))}
      </div>
    </div>
  </>
);

const TodayLoading = () => (
  <div aria-hidden="true" className="mb-6">
    <Skeleton className="h-44 rounded-none md:h-24" />
    <p className="mt-4 border-foreground border-b pb-1 font-serif text-lg leading-9">Call first</p>
    {TO_CALL.map((row) => (
      <div key={row} className="flex h-16 items-center gap-6 border-border border-b px-2 sm:h-13">
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-4 w-1/3" />
      </div>
    ))}
  </div>
);
