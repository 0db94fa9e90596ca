// npm run db:migrate:new -- <name>: writes the SQL that leads from the checked-in migrations to prisma/schema.prisma.
// Works on empty databases in memory; nothing that exists is touched.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { listMigrations, loadSchemaEngine } from "@/lib/data/schema-engine.mjs";

const FOLDER = path.resolve("prisma/migrations");
const SCHEMA = "prisma/schema.prisma";

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Say what the migration does: npm run db:migrate:new -- add_something");
  process.exit(1);
}

await mkdir(FOLDER, { recursive: true });
const schema = await readFile(SCHEMA, "utf8");
const SchemaEngine = await loadSchemaEngine();
const engine = await SchemaEngine.new(
  { datamodels: [[SCHEMA, schema]] },
  () => undefined,
  await emptyDatabases(),
);
const { stdout } = await engine.diff({
  from: { tag: "migrations", ...(await listMigrations(FOLDER)) },
  to: {
    tag: "schemaDatamodel",
    files: [{ path: SCHEMA, content: schema }],
  },
  script: true,
  exitCode: null,
  filters: { externalTables: [], externalEnums: [] },
});
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = path.join(FOLDER, `${stamp}_${name}`);
await mkdir(folder);
await writeFile(path.join(folder, "migration.sql"), stdout ?? "");
console.log(`Written: ${path.relative(".", folder)}/migration.sql`);
process.exit(0);

async function emptyDatabases() {
  const open = async () => new PrismaPGlite(await PGlite.create({ extensions: { pg_trgm } }));
  const [main, shadow] = [await open(), await open()];
  return bindMigrationAwareSqlAdapterFactory({
    provider: main.provider,
    adapterName: main.adapterName,
    connect: () => main.connect(),
    connectToShadowDb: () => shadow.connect(),
  });
}
