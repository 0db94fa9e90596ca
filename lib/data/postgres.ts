import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { Client, type ClientConfig, Pool, type PoolConfig } from "pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { withWholeScripts } from "./migration-adapter";
import type { Database } from "./port";
import { inSnapshot } from "./snapshot";
import { storeOf } from "./store/store";
import { inTransaction, ping } from "./transaction";

const CONNECT_WITHIN_MS = 5_000;
/** How long a caller waits in line for a free connection: in a crowd each use is short, and all of them get theirs. */
const IN_LINE_MS = 20_000;
/** Any number will do, as long as nothing else of ours uses it. */
const ADVISORY_LOCK = 49_002_025;

/**
 * A PostgreSQL server, direct or behind a pooler. It compiles no statement: with a million leads, compiling the order in
 * which to call takes half a second, and reading it a hundredth of that. And it may remember more rows that an index
 * has found than by itself: of a million leads, a search of two letters reads all others on their pages otherwise.
 */
export async function openPostgres(connectionString: string, poolSize: number): Promise<Database> {
  const pool = openPool(connectionString, poolSize, (client) =>
    client.query(
      `SET statement_timeout = '10s'; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '15s'; SET jit = off; SET work_mem = '16MB'`,
    ),
  );
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    mode: "postgres",
    prisma,
    store: storeOf(prisma),
    executeSql: (text, values) => pool.query<Record<string, unknown>>(text, values),
    transaction: (work) => inTransaction(prisma, work),
    snapshot: (read) => inSnapshot(pool, read),
    exclusively: (work) => underAdvisoryLock(connectionString, work),
    ping: () => ping(prisma),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** A database that does not answer the door is away; one whose connections are all in use is only busy. */
class SoonConnected extends Client {
  constructor(config?: string | ClientConfig) {
    super(typeof config === "object" ? { ...config, connectionTimeoutMillis: CONNECT_WITHIN_MS } : config);
  }
}

/** The limits are set by statement: as start-up parameters, which `pg` would make of them, poolers refuse them. */
function openPool(
  connectionString: string,
  max: number,
  onConnect: NonNullable<PoolConfig["onConnect"]>,
): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: IN_LINE_MS,
    onConnect,
    Client: SoonConnected,
  });
  // A connection that breaks while idle is replaced at the next use.
  pool.on("error", () => undefined);
  return pool;
}

/** The lock is the transaction's, not the session's: behind a pooler a session may outlive its client. */
async function underAdvisoryLock(
  connectionString: string,
  work: (adapter: SqlMigrationAwareDriverAdapterFactory) => Promise<void>,
): Promise<void> {
  const unlimited =
    "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";
  const pool = openPool(connectionString, 2, (client) => client.query(unlimited));
  try {
    const client = await pool.connect();
    try {
      await client.query(`BEGIN; ${unlimited.replaceAll("SET ", "SET LOCAL ")}`);
      await client.query("SELECT pg_advisory_xact_lock($1)", [ADVISORY_LOCK]);
      await work(withWholeScripts(new PrismaPg(pool), (script) => pool.query(script)));
      await client.query("COMMIT");
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
