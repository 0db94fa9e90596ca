import type { ReactNode } from "react";

interface FigureProps {
  /** What it shows, in a sentence. */
  heading: string;
  /** What is counted, and how. */
  note: string;
  /** The same figures as a table; absent where the drawing is one. */
  table?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One drawing under its sentence, with the table behind it. */
export const Figure = ({ heading, note, table, className = "", children }: FigureProps) => (
  <section aria-label={heading} className={`min-w-0 border-foreground border-t pt-4 ${className}`}>
    <h2 className="wrap-anywhere font-serif text-lg leading-snug">{heading}</h2>
    <p className="mt-0.5 mb-4 text-muted-foreground text-xs">{note}</p>
    {children}
    {table !== undefined && <TableBehind heading={heading}>{table}</TableBehind>}
  </section>
);

/** The figures of a drawing, for those who ask for them. */
export const TableBehind = ({ heading, children }: Pick<FigureProps, "heading" | "children">) => (
  <details className="mt-3">
    <summary className="min-h-11 w-fit content-center text-muted-foreground text-xs underline underline-offset-4 sm:min-h-6">
      Table
      <span className="sr-only">{` of ${heading}`}</span>
    </summary>
    <section
      className="mt-2 overflow-x-auto"
      aria-label={`${heading}, as a table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  </details>
);

interface FigureTableProps {
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly (string | number | null)[] }[];
}

/** Figures in rows; a dash where there is none. */
export const FigureTable = ({ columns, rows }: FigureTableProps) => (
  <table className="w-full text-xs tabular-nums">
    <thead>
      <tr className="border-border border-b text-muted-foreground">
        {columns.map((column, at) => (
          <th
            key={column}
            scope="col"
            className={`py-1.5 font-medium ${at === 0 ? "pr-3 text-left" : "pl-3 text-right"}`}
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-border">
      {rows.map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row" className="wrap-anywhere py-1.5 pr-3 text-left font-normal">
            {label}
          </th>
          {cells.map((cell, at) => (
            <td key={columns[at + 1]} className="py-1.5 pl-3 text-right">
              {cell === null ? "–" : typeof cell === "number" ? cell.toLocaleString("en-CA") : cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
