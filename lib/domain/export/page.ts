import type { ExportRow } from "./row";

export const LEAST_ROWS = 10;
const MOST_ROWS = 100;
/** What ten whole reports come to: a page of them is all that is in memory at a time. */
const CHARACTERS_A_PAGE = 400_000;

/** How many rows to read next, by how long those just read are: a whole row is fifty times a lean one. */
export function rowsOfNextPage(rows: readonly ExportRow[]): number {
  const characters = rows.reduce((sum, row) => sum + lengthOf(row), 0);
  if (characters === 0) return MOST_ROWS;
  const fitting = Math.floor((CHARACTERS_A_PAGE * rows.length) / characters);
  return Math.min(MOST_ROWS, Math.max(LEAST_ROWS, fitting));
}

const lengthOf = ({ fields, callRequests, reportData, aiRecommendations }: ExportRow): number =>
  fields.length + (callRequests?.length ?? 0) + (reportData?.length ?? 0) + (aiRecommendations?.length ?? 0);
