import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import type { Pool } from "pg";
import { env } from "@/lib/env";
import { type Prisma, PrismaClient } from "@/lib/generated/prisma/client";
import { lockDataDir } from "./embedded-lock";
import { asFailure, isRetryable } from "./failures";

export interface Database {
  readonly mode: "embedded" | "postgres";
  readonly prisma: PrismaClient;
  /** Plain SQL outside any transaction, for the queue. Without values it may hold several statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Runs the work in one transaction, again where two got into each other's way. */
  transaction<Result>(work: (tx: Prisma.TransactionClient) => Promise<Result>): Promise<Result>;
  /**
   * Runs what may happen once only, such as migrating, while no other process does the like. The adapter is for
   * the migration engine.
   */
  exclusively(work: (adapter: SqlMigrationAwareDriverAdapterFactory) => Promise<void>): Promise<void>;
  ping(): Promise<boolean>;
  close(): Promise<void>;
}

const TRIES = 4;
/** Next bundles handlers and start-up apart: the one instance lives where both see it. */
const shared = globalThis as typeof globalThis & { productDatabase?: Promise<Database> };

/** The database of this process, opened at the first call; never while the product is being built. */
export function openDatabase(): Promise<Database> {
  shared.productDatabase ??= open().catch((error: unknown) => {
    shared.productDatabase = undefined;
    throw error;
  });
  return shared.productDatabase;
}

async function open(): Promise<Database> {
  const { databaseUrl, dataDir } = env();
  return databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl);
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const release = lockDataDir(dataDir);
  const [{ PGlite }, { pg_trgm }, { PrismaPGlite }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
    import("pglite-prisma-adapter"),
  ]);
  const pglite = await PGlite.create(`${dataDir}/db`, { extensions: { pg_trgm } });
  const adapter = new PrismaPGlite(pglite);
  const prisma = new PrismaClient({ adapter });
  return {
    mode: "embedded",
    prisma,
    executeSql: async (text, values) => {
      if (values !== undefined) return pglite.query<Record<string, unknown>>(text, values);
      const results = await pglite.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    transaction: (work) => inTransaction(prisma, work),
    exclusively: (work) => work(adapter),
    ping: () => ping(prisma),
    close: async () => {
      await pglite.close();
      release();
    },
  };
}

async function openPostgres(connectionString: string): Promise<Database> {
  const { Pool } = await import("pg");
  const pool = new Pool({
    connectionString,
    max: 5,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    lock_timeout: 5_000,
  });
  pool.on("error", () => undefined);
  const adapter = new PrismaPg(pool);
  const prisma = new PrismaClient({ adapter });
  return {
    mode: "postgres",
    prisma,
    exclusively: (work) => underAdvisoryLock(new Pool({ connectionString, max: 1 }), pool, work),
    executeSql: (text, values) => pool.query<Record<string, unknown>>(text, values),
    transaction: (work) => inTransaction(prisma, work),
    ping: () => ping(prisma),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** The adapter cuts scripts at each semicolon, also inside a function's body; the server takes them whole. */
function withWholeScripts(adapter: PrismaPg, pool: Pool): SqlMigrationAwareDriverAdapterFactory {
  const connect = async () => {
    const connection = await adapter.connect();
    connection.executeScript = async (script) => {
      await pool.query(script);
    };
    return connection;
  };
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    connect,
    connectToShadowDb: connect,
  };
}

/** Any number will do, as long as nothing else of ours uses it. */
const ADVISORY_LOCK = 4_900_2025;

/**
 * The migration engine takes a lock of its own, which lives as long as its connection: so that has a pool of one,
 * ended with the work.
 */
async function underAdvisoryLock(
  enginePool: Pool,
  pool: Pool,
  work: (adapter: SqlMigrationAwareDriverAdapterFactory) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await work(withWholeScripts(new PrismaPg(enginePool), enginePool));
  } finally {
    await enginePool.end();
    // Ends the session, and the lock and the settings with it.
    client.release(true);
  }
}

async function inTransaction<Result>(
  prisma: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await prisma.$transaction(work, { maxWait: 8_000, timeout: 9_000 });
    } catch (error) {
      if (turn >= TRIES || !isRetryable(error)) throw asFailure(error);
    }
  }
}

async function ping(prisma: PrismaClient): Promise<boolean> {
  await prisma.$queryRaw`SELECT 1`;
  return true;
}
