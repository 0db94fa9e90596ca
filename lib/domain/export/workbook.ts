import { z } from "zod";
import { isoDay } from "../dates";
import { LeadFilter } from "../lead/filter";
import { WORKBOOK_COLUMNS, type WorkbookColumn } from "./workbook-columns";

export const NO_COLUMN = "Please choose at least one column";

/** The names of columns, with commas between them: all of them where none is named. The sheet has its own order. */
const Columns = z
  .string()
  .max(2_000)
  .default("")
  .transform((names): readonly WorkbookColumn[] => {
    if (names === "") return WORKBOOK_COLUMNS;
    const wanted = new Set(names.split(","));
    return WORKBOOK_COLUMNS.filter(({ key }) => wanted.has(key));
  })
  .refine((columns) => columns.length > 0, NO_COLUMN);

/** Which leads, and which columns of them. */
export const WorkbookQuery = LeadFilter.extend({ columns: Columns });
export type WorkbookQuery = z.infer<typeof WorkbookQuery>;

/** The address of a workbook; `filter` as the list has it. The time at its end keeps caches out. */
export function workbookUrl(keys: readonly string[], filter: string, now: Date): string {
  const query = new URLSearchParams(filter);
  if (keys.length < WORKBOOK_COLUMNS.length) query.set("columns", keys.join(","));
  query.set("t", String(now.getTime()));
  return `/api/admin/export/workbook?${query}`;
}

/** "ai-readiness-leads-2026-11-18.xlsx" */
export const workbookFileName = (now: Date): string => `ai-readiness-leads-${isoDay(now)}.xlsx`;
