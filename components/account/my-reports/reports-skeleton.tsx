import { Skeleton } from "@/components/ui/skeleton";
import { YourData } from "./your-data";

/** One card, which is what most have, and the very room of "Your data", while both are on their way: the foot stays where it is. */
export const ReportsSkeleton = () => (
  <div role="status" className="mt-8">
    <span className="sr-only">Loading your reports...</span>
    <div
      aria-hidden="true"
      className="flex flex-col gap-5 rounded-sm border border-border bg-card p-5 sm:p-6 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem_auto] lg:items-center lg:gap-x-10"
    >
      <div className="flex justify-between gap-4">
        <div className="grid gap-2.5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-20" />
        </div>
        <Skeleton className="h-10 w-20" />
      </div>
      <div className="grid gap-3 border-border border-t pt-4 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
        {["industry", "size", "payment", "roadmap"].map((row) => (
          <div key={row} className="flex h-5 items-center justify-between">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-4 w-28" />
          </div>
        ))}
      </div>
      <Skeleton className="h-11 w-full lg:w-40" />
      <div className="grid h-40 content-start gap-4 border-border border-t pt-4 lg:col-span-3 lg:h-28">
        <Skeleton className="h-10 w-full lg:w-96" />
        <Skeleton className="h-5 w-48" />
      </div>
    </div>
    <div aria-hidden="true" inert className="invisible">
      <YourData />
    </div>
  </div>
);
