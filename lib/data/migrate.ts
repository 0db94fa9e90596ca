import path from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import { FORGET_UNFINISHED } from "./migration-adapter";
import type { Database } from "./port";
import { listMigrations, loadSchemaEngine } from "./schema-engine.mjs";

const FOLDER = path.join(process.cwd(), "prisma", "migrations");
const SCHEMA = 'datasource db {\n  provider = "postgresql"\n}\n';

/**
 * Whether every checked-in migration is recorded as done, and the queue has its tables: one question, without the
 * engine and without a lock. A database that cannot be asked, or has nothing yet, is not up to date.
 */
export async function isUpToDate({ executeSql }: Database): Promise<boolean> {
  const [{ migrationDirectories }, recorded] = await Promise.all([
    listMigrations(FOLDER),
    executeSql(RECORDED, []).catch(() => ({ rows: [] })),
  ]);
  const done = new Set(recorded.rows.map(({ name }) => name));
  return migrationDirectories.every(({ path: name }) => done.has(name));
}

const RECORDED = `SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL AND to_regclass('pgboss.version') IS NOT NULL`;

/** Brings a database up to the checked-in migrations. The same for both databases; applied ones are skipped. */
export async function migrate(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<string[]> {
  await (await adapter.connect()).executeScript(FORGET_UNFINISHED);
  const SchemaEngine = await loadSchemaEngine();
  const engine = await SchemaEngine.new(
    { datamodels: [["schema.prisma", SCHEMA]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await listMigrations(FOLDER),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } finally {
    engine.free();
  }
}
