import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Pool } from "pg";
import type { Database } from "@/lib/data/port";
import type { OutboxShelf } from "@/lib/domain/outbox/kept-message";
import { TEST_SECRET } from "./own-database";
import { findPostgres, startPostgres } from "./postgres";
import { freePort } from "./server";

const MIGRATIONS = path.join("prisma", "migrations");

/** The product's database for the tests of one file, on a scratch PostgreSQL; null where that is not installed. */
export function withPostgres() {
  if (findPostgres() === null) return null;
  let shelf: OutboxShelf;
  let database: Database;
  let pool: Pool;
  let stop = () => {};
  beforeAll(async () => {
    const postgres = startPostgres(await freePort());
    stop = () => postgres.remove();
    const connectionString = postgres.createDatabase();
    pool = new Pool({ connectionString, max: 1 });
    pool.on("error", () => undefined);
    for (const name of readdirSync(MIGRATIONS).sort()) {
      if (name.endsWith(".toml")) continue;
      await pool.query(readFileSync(path.join(MIGRATIONS, name, "migration.sql"), "utf8"));
    }
    // Read at the first question, which comes after this.
    Object.assign(process.env, {
      DATABASE_URL: connectionString,
      NEXTAUTH_SECRET: TEST_SECRET,
      NEXTAUTH_URL: "http://127.0.0.1",
    });
    const { databaseShelf } = await import("@/lib/data/database-shelf");
    const { openDatabase } = await import("@/lib/data/database");
    [shelf, database] = [databaseShelf, await openDatabase()];
  });
  afterAll(async () => {
    await database?.close();
    await pool?.end();
    stop();
  });
  return {
    database: () => database,
    shelf: () => shelf,
    query: async (text: string, values?: unknown[]) => (await pool.query(text, values)).rows,
    /** As if these messages, and no others, had been decided on. */
    decide: async (...keys: string[]) => {
      await pool.query("DELETE FROM emails");
      for (const key of keys) {
        await pool.query("INSERT INTO emails (id, key, template) VALUES (gen_random_uuid(), $1, 'x')", [key]);
      }
    },
  };
}
