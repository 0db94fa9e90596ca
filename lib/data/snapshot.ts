import type { Pool } from "pg";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Asks one question of a database. Much lighter on memory than the way through Prisma, which counts in exports. */
export type Ask = <Row>(question: Prisma.Sql) => Promise<Row[]>;

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
    yield* read(async ({ text, values }) => (await client.query({ text, values })).rows);
    await client.query("COMMIT");
    isDone = true;
  } finally {
    client.release(!isDone);
  }
}
