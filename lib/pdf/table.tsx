import { View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { cellOf, type TableCell } from "@/lib/domain/report/document/part-blocks";
import { withKeys } from "@/lib/domain/with-keys";
import { Noted, type Notes } from "./inline";
import type { BlockProps } from "./leaves";
import { ACCENT, MUTED, RULE, styles } from "./theme";

export function tableParts({ block: { columns, rows }, notes }: BlockProps<"table">): ReactElement[] {
  const row = (cells: readonly (string | TableCell)[], isHead: boolean) => (
    <View wrap={false} style={{ ...styles.row, borderBottom: `0.5pt solid ${RULE}`, paddingVertical: 3 }}>
      {withKeys(columns).map(({ key, value: { share, align } }) => (
        <View key={key} style={{ width: `${share}%`, paddingRight: 8 }}>
          <Cell
            cell={cells[key] ?? ""}
            notes={notes}
            isStrong={isHead || key === 0}
            align={align === "end" ? "right" : "left"}
          />
        </View>
      ))}
    </View>
  );
  const head = row(
    columns.map(({ title }) => title),
    true,
  );
  const [first, ...rest] = rows;
  const start = (
    <View key="head" wrap={false} style={{ marginTop: 6 }}>
      {head}
      {first && row(first, false)}
    </View>
  );
  return [start, ...rest.map((cells) => row(cells, false))];
}

interface CellProps {
  cell: string | TableCell;
  notes: Notes;
  isStrong: boolean;
  align: "left" | "right";
}

function Cell({ cell, notes, isStrong, align }: CellProps) {
  const { text, more, isChosen } = cellOf(cell);
  const style = { ...styles.small, textAlign: align };
  const chosen = isChosen ? { color: ACCENT } : {};
  return (
    <>
      <Noted
        text={text}
        notes={notes}
        style={{ ...style, ...(isStrong || isChosen ? styles.strong : {}), ...chosen }}
      />
      {more !== undefined && <Noted text={more} notes={notes} style={{ ...style, color: MUTED }} />}
    </>
  );
}
