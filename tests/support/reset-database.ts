import { Client } from "pg";
import { eventually } from "./server";

const QUIET_WITHIN_MS = 20_000;
const TRIES = 5;
const DEADLOCK = "40P01";

/** Keeps copies of all rows of a new database, to make it new again. */
export const keepAsNew = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`
      CREATE SCHEMA as_new;
      DO $$ DECLARE name text; BEGIN
        FOR name IN ${TABLES} LOOP
          EXECUTE format('CREATE TABLE as_new.%I AS TABLE public.%I', name, name);
        END LOOP;
      END $$`);
  });

/** Makes the database of running servers what it was when it was new: other rows go, and what waits to be done. */
export const makeAsNew = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const isQuiet = async () =>
      (await client.query("SELECT 1 FROM pgboss.job WHERE state = 'active' AND data <> '{}'")).rows.length ===
      0;
    await eventually(isQuiet, QUIET_WITHIN_MS).catch(() => undefined);
    for (let turn = 1; ; turn += 1) {
      const problem = await client.query(MAKE_AS_NEW).then(
        () => undefined,
        (error: { code?: string }) => error,
      );
      if (problem === undefined) return;
      if (problem.code !== DEADLOCK || turn === TRIES) throw problem;
    }
  });

/** Leaves a database in this process with its tables alone, for the next file that it is opened for. */
export const emptyTables = (run: (statement: string) => Promise<unknown>): Promise<unknown> =>
  run(`DO $$ BEGIN ${TRUNCATE}; END $$`);

const TABLES =
  "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'";
const TRUNCATE = `EXECUTE (SELECT 'TRUNCATE ' || string_agg(format('public.%I', tablename), ', ') FROM (${TABLES}) AS tables)`;
const MAKE_AS_NEW = `
  DELETE FROM pgboss.job;
  DO $$ DECLARE name text; BEGIN
    ${TRUNCATE};
    FOR name IN ${TABLES} LOOP
      EXECUTE format('INSERT INTO public.%I SELECT * FROM as_new.%I ON CONFLICT DO NOTHING', name, name);
    END LOOP;
  END $$`;

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}
