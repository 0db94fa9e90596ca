import { type ExportRow, fieldsOf, statusOf } from "@/lib/domain/export/row";
import type { ExportContent } from "./content";

/** One object: what is true of all, then the rows, each on its line. What was typed stands as it was typed. */
export async function* jsonOf({ query, summary, exportedAt, pages }: ExportContent): AsyncGenerator<string> {
  const { format: _, type, ...filter } = query;
  const fields = fieldsOf(type);
  const head = { exportedAt: exportedAt.toISOString(), type, filter, ...summary };
  let text = `{"summary":${JSON.stringify(head)},\n"data":[`;
  let isFirst = true;
  for await (const rows of pages) {
    for (const row of rows) {
      text += `${isFirst ? "\n" : ",\n"}${type === "comprehensive" ? whole(row, fields) : own(row, fields)}`;
      isFirst = false;
    }
    yield text;
    text = "";
  }
  yield `${text}\n]}\n`;
}

function own(row: ExportRow, fields: readonly string[]): string {
  const values = Object.fromEntries(fields.map((field) => [field, row.fields[field] ?? null]));
  return JSON.stringify({ ...values, status: statusOf(row.fields) });
}

/** What is JSON already is put in as it stands. */
function whole(row: ExportRow, fields: readonly string[]): string {
  const { reportData, aiRecommendations } = row;
  return `${own(row, fields).slice(0, -1)},"reportData":${reportData ?? "null"},"aiRecommendations":${aiRecommendations ?? "[]"}}`;
}
