import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

interface DeskTableProps {
  /** What the rows are, for those who hear the page. */
  label: string;
  /** Column headings; an empty one is a column of actions. */
  columns: readonly string[];
  children: ReactNode;
}

/** A dense table that scrolls sideways within itself where the screen is narrow. */
export const DeskTable = ({ label, columns, children }: DeskTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
  <section aria-label={label} tabIndex={0} className="relative overflow-x-auto border-border border-y">
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="h-10 border-border border-b bg-muted">
          {columns.map((column) => (
            <th key={column} scope="col" className="whitespace-nowrap px-3 font-medium">
              {column === "" ? <span className="sr-only">Actions</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border">{children}</tbody>
    </table>
  </section>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <tr className="h-10 hover:bg-muted/60">{children}</tr>
);

export const Cell = ({ children, isNarrow = true }: { children: ReactNode; isNarrow?: boolean }) => (
  <td className={isNarrow ? "whitespace-nowrap px-3 py-1.5" : "min-w-72 px-3 py-1.5"}>{children}</td>
);

interface PagerProps {
  page: number;
  hasMore: boolean;
  onPage: (page: number) => void;
}

/** Ways to the newer and the older page; nothing where all is on one. */
export const Pager = ({ page, hasMore, onPage }: PagerProps) =>
  page === 1 && !hasMore ? null : (
    <nav aria-label="Pages" className="mt-3 flex items-center justify-end gap-3 text-sm">
      <Button variant="outline" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <span className="tabular-nums">{`Page ${page}`}</span>
      <Button variant="outline" size="sm" disabled={!hasMore} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </nav>
  );
