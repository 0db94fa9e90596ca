import { clsx } from "clsx";

/** Holds the place of what is coming, in its final size. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={clsx("block animate-pulse rounded-sm bg-muted", className)} />
);
