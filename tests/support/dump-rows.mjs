// Writes every row of the product's tables, one JSON text a line: node dump-rows.mjs <database> <file>. The database is
// an address of PostgreSQL or a folder of the embedded one, which no process has open.
import { existsSync } from "node:fs";
import { writeRows } from "./write-rows.mjs";

const [database = "", file = ""] = process.argv.slice(2);
const { ask, close } = await open();
await writeRows(ask, file);
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
