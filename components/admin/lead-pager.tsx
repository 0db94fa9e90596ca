import { Button } from "@/components/ui/button";
import type { Wire } from "@/lib/client/wire";
import type { LeadList } from "@/lib/domain/admin/lead-list";

interface LeadPagerProps {
  list: Wire<LeadList>;
  onPage: (page: number) => void;
}

/** Which leads these are, of how many, and the ways to the others. */
export function LeadPager({ list, onPage }: LeadPagerProps) {
  const { page, hasMore } = list;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-muted-foreground tabular-nums">
        {rangeOf(list)}
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

function rangeOf({ assessments, total, isTotalExact, page, limit }: Wire<LeadList>): string {
  if (assessments.length === 0) return "No assessments on this page";
  const first = (page - 1) * limit + 1;
  const count = (value: number) => value.toLocaleString("en-CA");
  const all = isTotalExact ? count(total) : `more than ${count(total)}`;
  return `${count(first)} to ${count(first + assessments.length - 1)} of ${all}`;
}
