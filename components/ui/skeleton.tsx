import { cn } from "./class-names";

/** Holds the place of what is coming, in its final size. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cn("block animate-pulse rounded-sm bg-muted", className)} />
);
