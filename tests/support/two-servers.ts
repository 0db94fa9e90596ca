import { Client, Pool } from "pg";
import { call } from "./client";
import { copyTemplate, ON_POSTGRES, SEEDED_COUPONS } from "./own-database";
import { findPostgres, type ScratchPostgres, startPostgres } from "./postgres";
import { askingPostgres, keepAsNew, makeAsNew } from "./reset-database";
import { eventually, freePort, type RunningServer, startServer, stopServers } from "./server";
import { sharedServers } from "./shared-servers";

const JOBS_WITHIN_MS = 240_000;
export const CRON_SECRET = "test-cron-secret-that-nobody-else-has";

export interface TwoServers {
  one: RunningServer;
  other: RunningServer;
  /** Either of them, by turns. */
  url(turn: number): string;
  /** Only where PostgreSQL is theirs alone, as one with settings of its own is. */
  postgres: Pick<ScratchPostgres, "crash" | "start">;
  query<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** A database client of its own, to hold locks for a test. */
  rawClient(): Promise<Client>;
  /** Until no job is queued or leased. */
  waitForJobs(): Promise<void>;
  /** As if the time had passed after which work in hand, a dead server's say, is given to another. */
  endLeases(): Promise<void>;
  /** As if the pause were over after which work that failed is tried again; a server looks for it at once. */
  endPauses(): Promise<void>;
  /** Tables that have a text in any column. */
  tablesWith(text: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** Held locks end with the test that took them: one that fails leaves nothing for the next to wait for. */
const rawClients: Client[] = [];
afterEach(async () => {
  await Promise.all(rawClients.splice(0).map((client) => client.end()));
});

/** Two servers on one PostgreSQL: what races are tried on. The embedded database would hide them. */
export async function startTwoServers(
  settings: Record<string, string> = {},
  postgresSettings: readonly string[] = [],
): Promise<TwoServers> {
  const { databaseUrl, postgres, remove } = await openPostgres(postgresSettings);
  const pair = await startPair(databaseUrl, settings).catch(async (error) => {
    await remove();
    throw error;
  });
  return twoServers(pair, postgres, async () => {
    await stopServers(...pair);
    await remove();
  });
}

/** Two that this worker's files share, with their own settings alone and as if nothing had been done with them yet. */
export async function sharedTwoServers(): Promise<TwoServers> {
  const pair = await sharedServers("two", async () => {
    const { databaseUrl } = await openPostgres([]);
    await askingPostgres(databaseUrl, keepAsNew);
    return startPair(databaseUrl, {});
  });
  const [{ databaseUrl } = { databaseUrl: null }] = pair;
  await askingPostgres(databaseUrl ?? "", makeAsNew);
  return twoServers(pair, NOT_THEIRS, async () => {});
}

const startPair = (databaseUrl: string, settings: Record<string, string>): Promise<RunningServer[]> => {
  const common = {
    DATABASE_URL: databaseUrl,
    ...ON_POSTGRES,
    SEED_COUPONS: SEEDED_COUPONS,
    CRON_SECRET,
    ...settings,
  };
  return Promise.all([startServer(common), startServer(common)]);
};

function twoServers(
  [one, other]: readonly RunningServer[],
  postgres: TwoServers["postgres"],
  end: () => Promise<void>,
): TwoServers {
  if (!one?.databaseUrl || other === undefined) throw new Error("There are not two servers on PostgreSQL.");
  const connectionString = one.databaseUrl;
  const pool = new Pool({ connectionString, max: 2 });
  pool.on("error", () => undefined);
  const query: TwoServers["query"] = async (text, values) => (await pool.query(text, values)).rows;
  return {
    one,
    other,
    url: (turn) => (turn % 2 === 0 ? one.url : other.url),
    postgres,
    query,
    rawClient: async () => {
      const client = new Client({ connectionString });
      client.on("error", () => undefined);
      await client.connect();
      rawClients.push(client);
      return client;
    },
    waitForJobs: async () => {
      await eventually(async () => {
        const open = await query(
          "SELECT 1 FROM pgboss.job WHERE state < 'completed' AND data <> '{}' LIMIT 1",
        );
        return open.length === 0;
      }, JOBS_WITHIN_MS);
    },
    endLeases: async () => {
      await query(
        "UPDATE pgboss.job SET started_on = now() - expire_in - interval '1 second' WHERE state = 'active'",
      );
      await query("UPDATE report_claims SET lease_until = now() - interval '1 second'");
    },
    endPauses: async () => {
      const due = await query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' RETURNING 1");
      if (due.length === 0) return;
      const headers = { Authorization: `Bearer ${CRON_SECRET}` };
      // Answered when the work is done, which the test waits for by itself.
      call(`${one.url}/api/cron/jobs`, { headers }).catch(() => undefined);
    },
    tablesWith: (text) => tablesWith(query, text),
    stop: async () => {
      await pool.end();
      await end();
    },
  };
}

/** A database on the PostgreSQL of the run; on one of their own, with settings, where the test does something to it. */
async function openPostgres(settings: readonly string[]) {
  const copy = settings.length > 0 ? null : await copyTemplate();
  if (copy === null) {
    const postgres = startPostgres(await freePort(), settings);
    return { databaseUrl: postgres.createDatabase(), postgres, remove: async () => postgres.remove() };
  }
  return { databaseUrl: copy.url, postgres: NOT_THEIRS, remove: copy.drop };
}

const notTheirs = () => {
  throw new Error("This PostgreSQL is shared: ask for one with settings of its own.");
};
const NOT_THEIRS: TwoServers["postgres"] = { crash: notTheirs, start: notTheirs };

async function tablesWith(query: TwoServers["query"], text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const count = `SELECT count(*)::int AS count FROM ${name} t WHERE position($1 in t::text) > 0`;
    const [row] = await query<{ count: number }>(count, [text]);
    if ((row?.count ?? 0) > 0) found.push(name);
  }
  return found.sort();
}

/** Where PostgreSQL is missing these tests are skipped, and `npm test` counts them as such. */
export const describeOnPostgres = findPostgres() === null ? describe.skip : describe;
