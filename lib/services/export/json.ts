import type { ExportRow } from "@/lib/domain/export/row";
import type { ExportContent } from "./content";

/** One object: what is true of all, then the rows, each on its line. Free text stays as it was typed. */
export async function* jsonOf({ query, summary, exportedAt, pages }: ExportContent): AsyncGenerator<string> {
  const { format: _, type, ...filter } = query;
  const lineOf = type === "comprehensive" ? whole : own;
  const head = { exportedAt: exportedAt.toISOString(), type, filter, ...summary };
  yield `{"summary":${JSON.stringify(head)},\n"data":[\n`;
  let between = "";
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield `${between}${rows.map(lineOf).join(",\n")}`;
    between = ",\n";
  }
  yield "\n]}\n";
}

const own = ({ fields, callRequests }: ExportRow): string =>
  `${fields.slice(0, -1)},"callRequests":${callRequests ?? "[]"}}`;

const whole = ({ fields, callRequests, reportData, aiRecommendations }: ExportRow): string =>
  `${fields.slice(0, -1)},"callRequests":${callRequests ?? "[]"},"reportData":${reportData ?? "null"},"aiRecommendations":${aiRecommendations ?? "[]"}}`;
