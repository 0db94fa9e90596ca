import type { Heat } from "@/lib/domain/figures/insights";

const GROUNDS = ["", "bg-primary/10", "bg-primary/20", "bg-primary/35", "bg-primary text-primary-foreground"];

/** Counts in two directions: the darker, the more. The table is its own text. */
export function HeatTable({ heading, columns, rows }: Heat) {
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells));
  return (
    <section
      className="overflow-x-auto"
      aria-label={`${heading}, by revenue`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
    >
      <table className="w-full border-separate border-spacing-0.5 text-xs tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              Industry
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-0.5 py-1 text-center font-normal text-muted-foreground sm:whitespace-nowrap"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th
                scope="row"
                className="min-w-24 py-1 pr-1 text-left font-normal text-xs leading-snug sm:pr-2 sm:text-sm"
              >
                {label}
              </th>
              {cells.map((count, at) => (
                <td
                  key={columns[at]}
                  className={`h-8 min-w-9 text-center sm:min-w-12 ${groundOf(count, most)}`}
                >
                  {count.toLocaleString("en-CA")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const groundOf = (count: number, most: number): string =>
  count === 0 ? "text-muted-foreground" : (GROUNDS[Math.min(4, 1 + Math.floor((count / most) * 3.5))] ?? "");
