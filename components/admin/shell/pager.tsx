import { Button } from "@/components/ui/button";

interface PagerProps {
  page: number;
  /** How many rows a page has, and this one. */
  limit: number;
  count: number;
  /** How many there are on all pages; where it is not exact, or not known, there are more. */
  total?: number;
  isTotalExact?: boolean;
  hasMore: boolean;
  onPage: (page: number) => void;
}

/** Which rows these are, of how many, and the ways to the others. Nothing where there are none. */
export function Pager({ onPage, ...rows }: PagerProps) {
  const { page, count, hasMore } = rows;
  if (count === 0 && page === 1) return null;
  return (
    <nav aria-label="Pages" className="flex min-h-9 flex-wrap items-center justify-between gap-3 text-sm">
      <p role="status" className="text-muted-foreground tabular-nums">
        {rangeOf(rows)}
      </p>
      {(page > 1 || hasMore) && (
        <div className="flex items-center gap-2">
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button variant="outline" size="sm" disabled={!hasMore} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </nav>
  );
}

function rangeOf({
  page,
  limit,
  count,
  total,
  isTotalExact = true,
  hasMore,
}: Omit<PagerProps, "onPage">): string {
  if (count === 0) return `Page ${page} is empty`;
  const first = (page - 1) * limit + 1;
  const last = first + count - 1;
  const isKnown = isTotalExact && (total !== undefined || !hasMore);
  const all = inWords(total ?? last);
  return `${inWords(first)} to ${inWords(last)} of ${isKnown ? all : `more than ${all}`}`;
}

const inWords = (value: number): string => value.toLocaleString("en-CA");
