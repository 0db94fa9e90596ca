import { Skeleton } from "@/components/ui/skeleton";

/** Cards in their final size, while the real ones are on their way. */
export const ReportsSkeleton = () => (
  <div role="status" className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    <span className="sr-only">Loading your reports...</span>
    <CardSkeleton />
    <CardSkeleton className="max-sm:hidden" />
    <CardSkeleton className="max-lg:hidden" />
  </div>
);

const CardSkeleton = ({ className = "" }: { className?: string }) => (
  <div aria-hidden="true" className={`rounded-sm border border-border bg-card p-5 sm:p-6 ${className}`}>
    <div className="flex justify-between gap-4">
      <div className="grid gap-2.5">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-4 w-20" />
      </div>
      <Skeleton className="h-10 w-20" />
    </div>
    <div className="mt-5 mb-6 grid gap-3 border-border border-t pt-4">
      {["industry", "size", "payment", "roadmap"].map((row) => (
        <div key={row} className="flex h-5 items-center justify-between">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
    </div>
    <Skeleton className="h-11 w-full" />
  </div>
);
