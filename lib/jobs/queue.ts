import PgBoss from "pg-boss";
import { openDatabase } from "@/lib/data/database";
import type { Db } from "@/lib/data/store/db";
import type { JobKind, JobPayloads } from "@/lib/domain/job";
import { log } from "@/lib/log";

/**
 * The durable queue, wrapped in this one file because its defaults do not fit: it would give a dead worker's job
 * back after fifteen minutes, and spend all retries within milliseconds of an outage.
 */
export type JobHandlers = { [Kind in JobKind]: (payload: JobPayloads[Kind]) => Promise<void> };

/** Seconds after which a job counts as abandoned: its longest honest run, and a margin. */
const LEASE_SECONDS: Record<JobKind, number> = {
  roadmap: 60,
  questions: 60,
  report: 90,
  email: 30,
  call: 30,
  reconcile: 60,
  cleanup: 60,
};
const KINDS = Object.keys(LEASE_SECONDS) as JobKind[];
const DEAD_LETTERS = "dead-letters";
/** Spread over more than ten minutes, so that a vendor's outage does not use them up. */
const RETRY = { retryLimit: 8, retryDelay: 5, retryBackoff: true };
const BATCH = 5;

const shared = globalThis as typeof globalThis & {
  productQueue?: Promise<PgBoss>;
  productDrain?: Promise<number>;
};

/** Adds work inside the caller's transaction: rolled back with it, durable with it. */
export async function enqueue<Kind extends JobKind>(
  tx: Db,
  kind: Kind,
  payload: JobPayloads[Kind],
): Promise<void> {
  const boss = await openQueue();
  await boss.send(kind, payload, { db: { executeSql: (text, values) => inTransaction(tx, text, values) } });
}

async function inTransaction(tx: Db, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const rows = await tx.$queryRawUnsafe<unknown[]>(text, ...values.map(asParameter));
  return { rows };
}

/** Prisma's raw queries take no objects and the embedded database no numbers for text: both go as text. */
function asParameter(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(asParameter);
  if (typeof value === "object") return JSON.stringify(value);
  return typeof value === "number" ? String(value) : value;
}

/** The queue of this process, with its tables and queues made at the first call. */
export function openQueue(): Promise<PgBoss> {
  shared.productQueue ??= start().catch((error: unknown) => {
    shared.productQueue = undefined;
    throw error;
  });
  return shared.productQueue;
}

async function start(): Promise<PgBoss> {
  const database = await openDatabase();
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) =>
        database.executeSql(text, values === undefined ? undefined : values.map(asParameter)),
    },
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7,
  });
  boss.on("error", (error) => log.error({ err: error }, "queue"));
  await boss.start();
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
  if (!existing.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS);
  for (const kind of KINDS) {
    const options = { name: kind, expireInSeconds: LEASE_SECONDS[kind], deadLetter: DEAD_LETTERS, ...RETRY };
    if (!existing.has(kind)) await boss.createQueue(kind, options);
  }
  return boss;
}

/**
 * Runs what is due until nothing is left, and says how many jobs it ran. Safe from many places and processes at
 * once: a job is handed to one of them; within one process drains share one run.
 */
export function drain(handlers: JobHandlers): Promise<number> {
  shared.productDrain ??= run(handlers).finally(() => {
    shared.productDrain = undefined;
  });
  return shared.productDrain;
}

let isStopping = false;

async function run(handlers: JobHandlers): Promise<number> {
  const boss = await openQueue();
  await boss.maintain();
  let done = 0;
  for (let found = true; found && !isStopping; ) {
    found = false;
    for (const kind of KINDS) {
      const jobs = await boss.fetch<never>(kind, { batchSize: BATCH });
      found ||= jobs.length > 0;
      for (const job of jobs) {
        await runOne(boss, kind, job, handlers);
        done += 1;
      }
    }
  }
  return done;
}

async function runOne(
  boss: PgBoss,
  kind: JobKind,
  job: PgBoss.Job<never>,
  handlers: JobHandlers,
): Promise<void> {
  try {
    if (isStopping) throw new Error("The server is stopping.");
    await handlers[kind](job.data);
    await boss.complete(kind, job.id);
  } catch (error) {
    log.warn({ err: error, kind, jobId: job.id }, "job failed and will be tried again");
    await boss.fail(kind, job.id, { message: error instanceof Error ? error.name : "failed" });
  }
}

/** On the embedded database nobody else can be working: what a dead process left behind is given back at once. */
export async function recoverAbandoned(): Promise<void> {
  await openQueue();
  const database = await openDatabase();
  if (database.mode !== "embedded") return;
  await database.executeSql(
    "UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'",
  );
}

/** Stops taking jobs and waits for what runs; what does not end in time is given back by its lease. */
export async function stopDraining(withinMs: number): Promise<void> {
  isStopping = true;
  await Promise.race([shared.productDrain, new Promise((resolve) => setTimeout(resolve, withinMs))]);
}
