/** Rows of an RFC 4180 file by column, as a strict reader sees them. */
export function parseCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = recordsOf(text.replace(/^\ufeff/, ""));
  return rows.map((cells) => {
    if (cells.length !== head.length) throw new Error(`${cells.length} cells under ${head.length} columns`);
    return Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ""]));
  });
}

function recordsOf(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === "" && record.length === 0 && quoted === undefined && plain === "") break;
    record.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    records.push(record);
    record = [];
  }
  return records;
}
