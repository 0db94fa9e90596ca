import type { CSSProperties, ReactNode, Ref } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import styles from "./data-table.module.css";

interface DataTableProps {
  /** The table's name for screen readers. */
  label: string;
  /** Column headings; an empty one is a column of actions. */
  columns: readonly string[];
  /** Its columns need more than a tablet has: it turns to cards earlier. */
  isWide?: boolean;
  /** Where the keyboard is led when another page of it is shown. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A dense table, each of whose rows is a card where there is no room for all columns. */
export const DataTable = ({ label, columns, isWide = false, ref, children }: DataTableProps) => (
  <section
    ref={ref}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    tabIndex={0}
    data-wide={isWide || undefined}
    className={`relative overflow-x-auto border-border border-b ${styles.frame}`}
  >
    <table style={namesOf(columns)} className={`w-full text-left text-sm ${styles.table}`}>
      <thead>
        <tr className="h-10 border-border border-y bg-muted">
          {columns.map((column) => (
            <th key={column} scope="col" className="whitespace-nowrap px-2 font-medium xl:px-3">
              {column === "" ? <span className="sr-only">Actions</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border">{children}</tbody>
    </table>
  </section>
);

/** The columns' names, for the style sheet to put before their cells. */
const namesOf = (columns: readonly string[]): CSSProperties & Record<`--column-${number}`, string> =>
  Object.fromEntries(columns.map((column, at) => [`--column-${at + 1}`, JSON.stringify(column)]));

export const Row = ({ children }: { children: ReactNode }) => (
  <tr data-row="" className="h-10 hover:bg-muted/60">
    {children}
  </tr>
);

export const Cell = ({ children, isNarrow = true }: { children: ReactNode; isNarrow?: boolean }) => (
  <td
    className={
      isNarrow ? "whitespace-nowrap px-2 py-1.5 xl:px-3" : "wrap-anywhere min-w-40 px-2 py-1.5 xl:px-3"
    }
  >
    {children}
  </td>
);

/** What people typed may be long, with nothing to break at: it must not push the other columns off the screen. */
export const TypedCell = ({ children }: { children: ReactNode }) => (
  <td className="wrap-anywhere min-w-32 max-w-96 px-2 py-1.5 lg:min-w-48 xl:px-3">{children}</td>
);

const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** The table before its rows are there, in the size that it will have. */
export const TableLoading = ({ label, columns, isWide }: Omit<DataTableProps, "ref" | "children">) => (
  <DataTable label={label} columns={columns} isWide={isWide}>
    {ROWS.map((row) => (
      <tr key={row} className="h-12">
        <td colSpan={columns.length} className="px-3">
          {row === 0 ? (
            <span role="status" className="flex items-center gap-3 text-muted-foreground">
              <span
                aria-hidden="true"
                className="size-5 animate-spin rounded-full border-2 border-border border-t-primary"
              />
              {label}
            </span>
          ) : (
            <Skeleton className="h-4" />
          )}
        </td>
      </tr>
    ))}
  </DataTable>
);
