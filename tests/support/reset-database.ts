import { request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { keepRows } from "./leak-scan";
import { eventually } from "./server";

const QUIET_WITHIN_MS = 20_000;
const TRIES = 5;
const DEADLOCK = "40P01";

/** Has a statement run in a database of running servers. */
export type Ask = (statement: string) => Promise<{ rows: unknown[] }>;

/** Keeps copies of all rows of a new database, to make it new again. */
export const keepAsNew = (ask: Ask): Promise<unknown> =>
  ask(`
    CREATE SCHEMA as_new;
    DO $$ DECLARE name text; BEGIN
      FOR name IN ${TABLES} LOOP
        EXECUTE format('CREATE TABLE as_new.%I AS TABLE public.%I', name, name);
      END LOOP;
    END $$`);

/** Makes the database of running servers what it was when it was new: other rows go, and what waits to be done. */
export async function makeAsNew(ask: Ask): Promise<void> {
  const isQuiet = async () =>
    (await ask("SELECT 1 FROM pgboss.job WHERE state = 'active' AND data <> '{}'")).rows.length === 0;
  await eventually(isQuiet, QUIET_WITHIN_MS).catch(() => undefined);
  await keepRows(ask);
  for (let turn = 1; ; turn += 1) {
    const problem = await ask(MAKE_AS_NEW).then(
      () => undefined,
      (error: { code?: string }) => error,
    );
    if (problem === undefined) return;
    if (problem.code !== DEADLOCK || turn === TRIES) throw problem;
  }
}

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

/** On PostgreSQL. */
export async function askingPostgres(url: string, work: (ask: Ask) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work((statement) => client.query(statement)).finally(() => client.end());
}

/** On the embedded database, which its server alone has open (ask-embedded.cjs). */
export const askEmbedded =
  (dataDir: string): Ask =>
  (statement) =>
    new Promise((resolve, reject) => {
      const asked = request({ socketPath: askedAt(dataDir), method: "POST" }, async (response) => {
        const said = await text(response);
        if (response.statusCode === 200) resolve(JSON.parse(said));
        else reject(new Error(said));
      });
      asked.once("error", reject);
      asked.end(statement);
    });

/** The setting by which a server has its embedded database asked from outside. */
export const ASKED = { ASK_EMBEDDED: "ask" };
const askedAt = (dataDir: string) => path.join(dataDir, ASKED.ASK_EMBEDDED);
