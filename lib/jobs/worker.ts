import type PgBoss from "pg-boss";
import { openDatabase } from "@/lib/data/database";
import { Failure } from "@/lib/domain/failure";
import { isJobKind, JOB_KINDS, type JobKind } from "@/lib/domain/job";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";
import type { Context } from "@/lib/services/context";
import { JOBS } from "./jobs";
import { openQueue } from "./queue";
import { upkeep } from "./scheduler";

type CreateContext = () => Promise<Context>;

/** A job stops this long before its lease ends, so that no other worker has it yet. */
const LEASE_MARGIN_MS = 5_000;

interface Drains {
  isStopping: boolean;
  /** How many run, by kind. */
  slots: Map<JobKind, number>;
  /** Ids of the jobs in hand. */
  inHand: Set<string>;
  running: Set<Promise<unknown>>;
}

const drains = () =>
  perProcess<Drains>("drains", () => ({
    isStopping: false,
    slots: new Map(),
    inHand: new Set(),
    running: new Set(),
  }));

/**
 * Runs what is due until nothing is left or the time is up, and says how many jobs that were. Safe from many
 * places and processes at once: each job is handed to one of them.
 */
export async function runDue(createContext: CreateContext, { limitMs = 45_000 } = {}): Promise<number> {
  const { isStopping, running } = drains();
  if (isStopping) return 0;
  const work = run(createContext, Date.now() + limitMs);
  running.add(work);
  return work.finally(() => running.delete(work));
}

/** Takes no more jobs, waits for those in hand, and gives back what does not end in time. */
export async function stopDraining(withinMs: number): Promise<void> {
  const state = drains();
  state.isStopping = true;
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise((resolve) => {
    timer = setTimeout(resolve, withinMs);
  });
  await Promise.race([Promise.allSettled(state.running), timeIsUp]);
  clearTimeout(timer);
  if (state.inHand.size === 0) return;
  log.info({ jobs: state.inHand.size }, "jobs are given back");
  await (await openDatabase()).executeSql(
    `UPDATE pgboss.job SET state = 'retry', started_on = NULL, start_after = now()
     WHERE state = 'active' AND id = ANY($1::uuid[])`,
    [[...state.inHand]],
  );
}

async function run(createContext: CreateContext, until: number): Promise<number> {
  const boss = await openQueue();
  await upkeep(boss);
  let done = 0;
  for (;;) {
    const kinds = await dueKinds();
    const counts = await Promise.all(kinds.flatMap((kind) => fillSlots(boss, kind, createContext, until)));
    const more = counts.reduce((sum, count) => sum + count, 0);
    done += more;
    if (more === 0 || drains().isStopping || Date.now() >= until) return done;
  }
}

async function dueKinds(): Promise<JobKind[]> {
  const { rows } = await (await openDatabase()).executeSql(
    "SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND start_after < now()",
  );
  return rows.map((row) => row.name).filter(isJobKind);
}

function fillSlots(
  boss: PgBoss,
  kind: JobKind,
  createContext: CreateContext,
  until: number,
): Promise<number>[] {
  const { slots } = drains();
  const free = JOBS[kind].slots - (slots.get(kind) ?? 0);
  slots.set(kind, Math.max(JOBS[kind].slots, slots.get(kind) ?? 0));
  return Array.from({ length: Math.max(0, free) }, () =>
    slot(boss, kind, createContext, until).finally(() => slots.set(kind, (slots.get(kind) ?? 1) - 1)),
  );
}

async function slot(
  boss: PgBoss,
  kind: JobKind,
  createContext: CreateContext,
  until: number,
): Promise<number> {
  for (let done = 0; ; done += 1) {
    if (drains().isStopping || Date.now() >= until) return done;
    const [job] = await boss.fetch(kind, { batchSize: 1, includeMetadata: true });
    if (job === undefined) return done;
    await runOne(boss, kind, job, createContext);
  }
}

async function runOne(
  boss: PgBoss,
  kind: JobKind,
  job: PgBoss.JobWithMetadata<unknown>,
  createContext: CreateContext,
): Promise<void> {
  const { inHand } = drains();
  const about = { kind, jobId: job.id, attempt: job.retryCount + 1 };
  inHand.add(job.id);
  try {
    await withinLease(kind, (signal) => perform(kind, job.data, createContext, signal));
    await boss.complete(kind, job.id);
  } catch (error) {
    const isLast = job.retryCount >= job.retryLimit;
    log[isLast ? "error" : "warn"](
      { err: error, ...about },
      isLast ? "job given up" : "job will be tried again",
    );
    await boss
      .fail(kind, job.id, { message: wordFor(error) })
      .catch((cause: unknown) => log.warn({ err: cause, ...about }, "job is left to its lease"));
  } finally {
    inHand.delete(job.id);
  }
}

async function perform<Kind extends JobKind>(
  kind: Kind,
  data: unknown,
  createContext: CreateContext,
  signal: AbortSignal,
): Promise<void> {
  await JOBS[kind].run(await createContext(), JOB_KINDS[kind].payload.parse(data), signal);
}

async function withinLease(kind: JobKind, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(JOBS[kind].leaseSeconds * 1000 - LEASE_MARGIN_MS);
  const timeIsUp = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  await Promise.race([work(signal), timeIsUp]);
}

/** No message: it might quote free text. */
function wordFor(error: unknown): string {
  if (error instanceof Failure) return error.code;
  return error instanceof Error ? error.name : "unknown";
}
