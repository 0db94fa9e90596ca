// node read-embedded.mjs <data directory> <SQL>: queries an embedded database that no process has open, as JSON.
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

const [dataDir, sql] = process.argv.slice(2);
const pglite = await PGlite.create(path.join(dataDir, "db"), { extensions: { pg_trgm } });
const { rows } = await pglite.query(sql);
await pglite.close();
process.stdout.write(JSON.stringify(rows));
