import PgBoss from "pg-boss";
import { openDatabase } from "@/lib/data/database";
import type { Db } from "@/lib/data/store/db";
import { FailedJob, type JobKind, type JobPayloads } from "@/lib/domain/job";
import { Prisma } from "@/lib/generated/prisma/client";
import { log } from "@/lib/log";
import { openOnce } from "@/lib/per-process";
import type { Queue } from "@/lib/services/context";
import { JOBS } from "./jobs";

/**
 * Settings of the durable queue, whose defaults do not fit: it would give a dead worker's job back after fifteen
 * minutes, and spend all retries within milliseconds of an outage. They are spread over more than ten minutes here, so
 * that a vendor's outage does not use them up.
 */
const RETRY = { retryLimit: 8, retryDelay: 5, retryBackoff: true };
const FAILED_KEPT_SECONDS = 14 * 24 * 3600;

/** Adds work inside the caller's transaction: rolled back with it, durable with it. It is due at once, or later. */
export async function enqueue<Kind extends JobKind>(
  tx: Db,
  kind: Kind,
  payload: JobPayloads[Kind],
  dueAt?: Date,
): Promise<void> {
  const boss = await openQueue();
  const executeSql = async (text: string, values: unknown[]) => ({
    rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values.map(asParameter)),
  });
  await boss.send(kind, payload, {
    db: { executeSql },
    ...(dueAt === undefined ? {} : { startAfter: dueAt }),
  });
}

/** Enqueues a job of a kind unless one, or one with these ids, is queued or leased. Concurrent callers wait for each other. */
export async function enqueueOnce<Kind extends JobKind>(
  tx: Db,
  kind: Kind,
  payload: JobPayloads[Kind],
  about?: Readonly<Record<string, string>>,
): Promise<boolean> {
  await lockKind(tx, kind);
  if (await isQueued(tx, kind, about)) return false;
  await enqueue(tx, kind, payload);
  return true;
}

/** Adds the next part of work that is in hand, unless that was cancelled meanwhile. */
export async function enqueueNext<Kind extends JobKind>(
  tx: Db,
  kind: Kind,
  payload: JobPayloads[Kind],
  inHand: Readonly<Record<string, string>>,
): Promise<boolean> {
  await lockKind(tx, kind);
  if (!(await isQueued(tx, kind, inHand))) return false;
  await enqueue(tx, kind, payload);
  return true;
}

/**
 * Takes back what is waiting of a kind; what is in hand finds that it is not wanted any more. Says whether there was any.
 */
export async function cancelQueued(tx: Db, kind: JobKind): Promise<boolean> {
  await lockKind(tx, kind);
  const rows = await tx.$queryRaw<unknown[]>`
    UPDATE pgboss.job SET state = 'cancelled', completed_on = now()
    WHERE name = ${kind} AND state < 'completed' RETURNING id`;
  return rows.length > 0;
}

/** Removes all trace of work that names one of these ids, be it done or not. */
export async function removeQueued(tx: Db, ids: readonly string[]): Promise<void> {
  await openQueue();
  const names = Prisma.sql`CASE WHEN jsonb_typeof(data) = 'object'
    THEN EXISTS (SELECT 1 FROM jsonb_each_text(data) WHERE value = ANY(${ids})) END`;
  await tx.$executeRaw`DELETE FROM pgboss.job WHERE ${names}`;
  await tx.$executeRaw`DELETE FROM pgboss.archive WHERE ${names}`;
}

async function lockKind(tx: Db, kind: JobKind): Promise<void> {
  await openQueue();
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`enqueue ${kind}`}))`;
}

/** The queue outside any transaction. */
export const queueOf = (db: Db): Queue => ({
  isQueued: (kind, about) => isQueued(db, kind, about),
  listFailed,
  retryFailed,

  async listUnqueued(kind, field, ids) {
    await openQueue();
    const rows = await db.$queryRaw<{ named: string }[]>`
      SELECT DISTINCT data->>${field} AS named FROM pgboss.job WHERE name = ${kind} AND state < 'completed'`;
    const named = new Set(rows.map((row) => row.named));
    return ids.filter((id) => !named.has(id));
  },
});

async function isQueued(
  db: Db,
  kind: JobKind,
  about: Readonly<Record<string, string | undefined>> = {},
): Promise<boolean> {
  await openQueue();
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job
    WHERE name = ${kind} AND state < 'completed' AND data @> ${JSON.stringify(about)}::text::jsonb LIMIT 1`;
  return rows.length > 0;
}

/** The queue of this process, with its tables and queues made at the first call. */
export const openQueue = (): Promise<PgBoss> => openOnce("queue", start);

/** The newest first. */
async function listFailed(): Promise<FailedJob[]> {
  await openQueue();
  const { rows } = await (await openDatabase()).executeSql(
    `SELECT id, name AS kind, data AS payload, completed_on AS "failedAt", output->>'message' AS reason
     FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC LIMIT 100`,
  );
  return FailedJob.array().parse(rows);
}

async function retryFailed(id: string): Promise<boolean> {
  await openQueue();
  const { rows } = await (await openDatabase()).executeSql(
    `UPDATE pgboss.job
     SET state = 'retry', retry_count = 0, started_on = NULL, completed_on = NULL, start_after = now()
     WHERE id = $1 AND state = 'failed' RETURNING id`,
    [id],
  );
  return rows.length > 0;
}

async function start(): Promise<PgBoss> {
  const database = await openDatabase();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values?.map(asParameter)) },
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: 3600,
    archiveFailedAfterSeconds: FAILED_KEPT_SECONDS,
    deleteAfterDays: 1,
  });
  boss.on("error", (error) => log.error({ err: error }, "queue"));
  await boss.start();
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [kind, { leaseSeconds }] of Object.entries(JOBS)) {
    const options = { name: kind, expireInSeconds: leaseSeconds, ...RETRY };
    const queue = existing.get(kind);
    if (queue === undefined) await boss.createQueue(kind, options);
    else if (differs(queue, options)) await boss.updateQueue(kind, options);
  }
  return boss;
}

/** As a rule nothing does: then a start changes nothing. */
const differs = (queue: PgBoss.Queue, wanted: PgBoss.Queue): boolean =>
  queue.expireInSeconds !== wanted.expireInSeconds ||
  queue.retryLimit !== wanted.retryLimit ||
  queue.retryDelay !== wanted.retryDelay ||
  queue.retryBackoff !== wanted.retryBackoff;

/** Prisma's raw queries take no objects and the embedded database no numbers for text: both go as text. */
function asParameter(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(asParameter);
  if (typeof value === "object") return JSON.stringify(value);
  return typeof value === "number" ? String(value) : value;
}
