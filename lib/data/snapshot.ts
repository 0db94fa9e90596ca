import type { Pool, PoolClient, QueryResultRow } from "pg";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Asks one question of a database. Much lighter on memory than the way through Prisma, which counts in exports. */
export type Ask = <Row extends QueryResultRow>(question: Prisma.Sql) => Promise<Row[]>;

/** Between two pages the reader may keep the transaction waiting for longer than others may. */
const BEGIN = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL idle_in_transaction_session_timeout = '2min'`;

/**
 * Reads in one transaction that sees one moment, for as long as the reader goes on. Stopped half-way, it ends the
 * transaction at once.
 */
export async function* inSnapshot<Item>(
  pool: Pool,
  read: (ask: Ask) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query(BEGIN);
    yield* read((question) => rowsOf(client, question));
    await client.query("COMMIT");
    isDone = true;
  } finally {
    client.release(!isDone);
  }
}

/**
 * With a callback: of a query that is a promise, `pg` keeps the rows reachable from one to the next, so that all rows
 * of a long export grow old in memory instead of being cleared away at once.
 */
const rowsOf = <Row extends QueryResultRow>(
  client: PoolClient,
  { text, values }: Prisma.Sql,
): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    client.query<Row>({ text, values }, (error, result) => {
      if (error) reject(error);
      else resolve(result.rows);
    });
  });
