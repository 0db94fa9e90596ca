import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Pool } from "pg";
import type { Database } from "@/lib/data/port";
import type { OutboxShelf } from "@/lib/domain/outbox/kept-message";
import { TEST_SECRET } from "./own-database";
import { findPostgres, startPostgres } from "./postgres";
import { emptyTables } from "./reset-database";
import { freePort } from "./server";

const MIGRATIONS = path.join("prisma", "migrations");

interface Opened {
  shelf: OutboxShelf;
  database: Database;
  pool: Pool;
  close(): Promise<void>;
}

/** One for all files of a run as one (tests/joined), since the product opens a process one database; the last closes it. */
let files = 0;
let opening: Promise<Opened> | undefined;

/** The product's database for the tests of one file, on a scratch PostgreSQL; null where that is not installed. */
export function withPostgres() {
  if (findPostgres() === null) return null;
  files += 1;
  let opened: Opened;
  const pool = () => opened.pool;
  beforeAll(async () => {
    opening ??= open();
    opened = await opening;
    await emptyTables((statement) => pool().query(statement));
  });
  afterAll(async () => {
    files -= 1;
    if (files === 0) await opened?.close();
  });
  return {
    database: () => opened.database,
    shelf: () => opened.shelf,
    query: async (text: string, values?: unknown[]) => (await pool().query(text, values)).rows,
    /** As if these messages, and no others, had been decided on. */
    decide: async (...keys: string[]) => {
      await pool().query("DELETE FROM emails");
      for (const key of keys) {
        await pool().query("INSERT INTO emails (id, key, template) VALUES (gen_random_uuid(), $1, 'x')", [
          key,
        ]);
      }
    },
  };
}

async function open(): Promise<Opened> {
  const postgres = startPostgres(await freePort());
  const connectionString = postgres.createDatabase();
  const pool = new Pool({ connectionString, max: 1 });
  pool.on("error", () => undefined);
  const close = async (database?: Database) => {
    await database?.close();
    await pool.end();
    postgres.remove();
  };
  try {
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
    const database = await openDatabase();
    return { shelf: databaseShelf, database, pool, close: () => close(database) };
  } catch (problem) {
    await close();
    throw problem;
  }
}
