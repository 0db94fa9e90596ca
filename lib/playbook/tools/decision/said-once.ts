import { lowerFirst } from "../../grammar";
import { BESIDE_OWNED, type ToolRow } from "./tool-row";

/** What comes to mind first is often the same from row to row: a second time it is said of the row's own work. */
export function saidOnce(rows: readonly ToolRow[]): ToolRow[] {
  const alike = rows.filter(({ doNotBuy }) => doNotBuy?.what.startsWith(BESIDE_OWNED));
  return rows.map((row) => (alike.indexOf(row) > 0 ? { ...row, doNotBuy: ofItsOwnWork(row) } : row));
}

const ofItsOwnWork = ({ need, owned, doNotBuy }: ToolRow): ToolRow["doNotBuy"] =>
  owned === null
    ? doNotBuy
    : { what: `Anything new for ${lowerFirst(need)}`, why: `what ${owned.product} can do is seen first` };
