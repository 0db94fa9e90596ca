import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";

const WASM = "node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm";
let loaded;

/**
 * Prisma's schema engine as WebAssembly: writes and applies migrations without a native binary. Its own entry
 * point imports a `.wasm` file, which Node 20 does not do, so the module is put together here.
 * @returns {Promise<typeof import("@prisma/schema-engine-wasm/schema_engine_bg").SchemaEngine>}
 */
export async function loadSchemaEngine() {
  loaded ??= instantiate();
  await loaded;
  return glue.SchemaEngine;
}

async function instantiate() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    set_message(message) {
      throw new Error(`Prisma's schema engine stopped: ${message}`);
    },
  };
  const bytes = await readFile(path.join(process.cwd(), WASM));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

/**
 * The checked-in migrations in the form that the engine takes, oldest first.
 * @param {string} folder
 * @returns {Promise<import("@prisma/schema-engine-wasm/schema_engine_bg").MigrationList>}
 */
export async function listMigrations(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return {
    baseDir: folder,
    lockfile: { path: "./migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(
      names.sort().map(async (name) => ({
        path: name,
        migrationFile: {
          path: "migration.sql",
          content: { tag: "ok", value: await readFile(path.join(folder, name, "migration.sql"), "utf8") },
        },
      })),
    ),
  };
}
