import { encode } from "uqr";
import type { CohortDetails } from "@/lib/domain/cohort/cohort";

/** The landing page with a code: its address, short enough to be typed, and the same as the squares of a QR code. */
export function landingOf(siteUrl: string, code: string): CohortDetails["landing"] {
  const url = `${siteUrl}/?${new URLSearchParams({ c: code.toLowerCase() })}`;
  const { data, size } = encode(url);
  return { url, short: siteUrl.replace(/^https?:\/\//, ""), code, qr: data.map(rowOf).join(""), size };
}

/** One row as a path: each run of dark squares is one rectangle. */
function rowOf(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    const length = x - from + 1;
    path += `M${from} ${y}h${length}v1h-${length}z`;
  }
  return path;
}
