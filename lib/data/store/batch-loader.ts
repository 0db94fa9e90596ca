import DataLoader from "dataloader";

/**
 * Turns one question about many ids into one that is asked about one id: callers who ask at the same moment share a
 * question. It is put after the last of them has asked, so that each sees whatever was written before. Ids are UUIDs,
 * in whatever case; `null` for an unknown id.
 */
export function batchLoader<Row extends { id: string }>(
  readMany: (ids: string[]) => Promise<Row[]>,
): (id: string) => Promise<Row | null> {
  const loader = new DataLoader<string, Row | null>(
    async (ids) => {
      const found = new Map((await readMany([...new Set(ids)])).map((row) => [row.id, row]));
      return ids.map((id) => found.get(id.toLowerCase()) ?? null);
    },
    { cache: false, maxBatchSize: 100, batchScheduleFn: setImmediate },
  );
  return (id) => loader.load(id);
}
