import path from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import { FORGET_UNFINISHED } from "./migration-adapter";
import { listMigrations, loadSchemaEngine } from "./schema-engine.mjs";

const FOLDER = path.join(process.cwd(), "prisma", "migrations");
const SCHEMA = 'datasource db {\n  provider = "postgresql"\n}\n';

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
