// Writes every row of the product's tables, one JSON text a line: node dump-rows.mjs <database> <file>. The database is
// an address of PostgreSQL or a folder of the embedded one, which no process has open.
import { appendFileSync, existsSync, writeFileSync } from "node:fs";

const MOST_ROWS_OF_A_TABLE = 5_000;
const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname IN ('public', 'pgboss') ORDER BY 1`;

const [database = "", file = ""] = process.argv.slice(2);
const { ask, close } = await open();
writeFileSync(file, "");
for (const { name } of await ask(TABLES)) {
  const rows = await ask(`SELECT to_jsonb(t)::text AS row FROM ${name} t LIMIT ${MOST_ROWS_OF_A_TABLE}`);
  if (rows.length > 0) appendFileSync(file, rows.map(({ row }) => `${name} ${row}\n`).join(""));
}
await close();

async function open() {
  if (/^postgres/.test(database)) {
    const { default: pg } = await import("pg");
    const pool = new pg.Pool({ connectionString: database, max: 1, connectionTimeoutMillis: 5_000 });
    return { ask: async (text) => (await pool.query(text)).rows, close: () => pool.end() };
  }
  if (!existsSync(database)) process.exit(0);
  const { PGlite } = await import("@electric-sql/pglite");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const pglite = await PGlite.create(database, { extensions: { pg_trgm } });
  return { ask: async (text) => (await pglite.query(text)).rows, close: () => pglite.close() };
}
