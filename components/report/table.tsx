import { cellOf, type TableCell } from "@/lib/domain/report/document/part-blocks";
import { withKeys } from "@/lib/domain/with-keys";
import { Noted, type Notes } from "./inline";
import type { BlockProps } from "./leaves";

export const Table = ({ block: { caption, columns, rows }, notes }: BlockProps<"table">) => (
  <table className="report-table" data-columns={columns.length}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {withKeys(columns).map(({ key, value: column }) => (
          <th key={key} scope="col" style={{ width: `${column.share}%` }} data-align={column.align}>
            {column.title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {withKeys(rows).map(({ key, value: row }) => (
        <tr key={key} className="report-whole">
          {withKeys(columns).map(({ key: place, value: column }) => {
            const Cell = place === 0 ? "th" : "td";
            return (
              <Cell
                key={place}
                scope={place === 0 ? "row" : undefined}
                data-label={column.title}
                data-align={column.align}
              >
                <CellText cell={cellOf(row[place] ?? "")} notes={notes} />
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

function CellText({ cell: { text, more, isChosen }, notes }: { cell: TableCell; notes: Notes }) {
  const words = <Noted text={text} notes={notes} />;
  return (
    <>
      {isChosen ? <strong className="report-chosen">{words}</strong> : words}
      {more !== undefined && (
        <span className="report-cell-more">
          <Noted text={more} notes={notes} />
        </span>
      )}
    </>
  );
}
