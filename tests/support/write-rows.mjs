// @ts-check
import { appendFileSync, writeFileSync } from "node:fs";

const MOST_ROWS_OF_A_TABLE = 5_000;
const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname IN ('public', 'pgboss') ORDER BY 1`;

/**
 * Every row of the product's tables, one JSON text a line.
 * @param {(statement: string) => Promise<any[]>} ask
 * @param {string} file
 */
export async function writeRows(ask, file) {
  writeFileSync(file, "");
  for (const { name } of await ask(TABLES)) {
    const rows = await ask(`SELECT to_jsonb(t)::text AS row FROM ${name} t LIMIT ${MOST_ROWS_OF_A_TABLE}`);
    if (rows.length > 0) appendFileSync(file, rows.map(({ row }) => `${name} ${row}\n`).join(""));
  }
}
