import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";

export declare function loadSchemaEngine(): Promise<typeof SchemaEngine>;
export declare function listMigrations(folder: string): Promise<MigrationList>;
