import type PgBoss from "pg-boss";
import { openDatabase } from "@/lib/data/database";
import { Failure } from "@/lib/domain/failure";
import { JOB_KINDS, type JobKind, type JobPayloads } from "@/lib/domain/job";
import { log } from "@/lib/log";
import { LEASE_SECONDS, openQueue } from "./queue";
import { upkeep } from "./scheduler";

/** What each kind of work does. The signal says that the time is up. */
export type JobHandlers = {
  [Kind in JobKind]: (payload: JobPayloads[Kind], signal: AbortSignal) => Promise<void>;
};

/** How many jobs of a kind one process runs at a time; the rest waits, and no kind waits for another. */
const AT_ONCE: Record<JobKind, number> = {
  roadmap: 2,
  questions: 1,
  report: 2,
  email: 2,
  call: 1,
  insights: 1,
  event: 2,
  refund: 1,
  reconcile: 1,
  cleanup: 1,
  setup: 1,
};
/** A job stops this long before its lease ends, so that no other worker has it yet. */
const LEASE_MARGIN_MS = 5_000;

interface Drains {
  isStopping: boolean;
  /** How many run, by kind. */
  lanes: Map<JobKind, number>;
  /** Ids of the jobs in hand. */
  inHand: Set<string>;
  running: Set<Promise<unknown>>;
}

/** Next bundles handlers and start-up apart: the one state lives where both see it. */
const shared = globalThis as typeof globalThis & { productDrains?: Drains };

function drains(): Drains {
  shared.productDrains ??= {
    isStopping: false,
    lanes: new Map(),
    inHand: new Set(),
    running: new Set(),
  };
  return shared.productDrains;
}

/**
 * Runs what is due until nothing is left or the time is up, and says how many jobs that were. Safe from many
 * places and processes at once: each job is handed to one of them.
 */
export async function runDue(handlers: JobHandlers, { limitMs = 45_000 } = {}): Promise<number> {
  const { isStopping, running } = drains();
  if (isStopping) return 0;
  const work = run(handlers, Date.now() + limitMs);
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

async function run(handlers: JobHandlers, until: number): Promise<number> {
  const boss = await openQueue();
  await upkeep(boss);
  let done = 0;
  for (;;) {
    const kinds = await dueKinds();
    const counts = await Promise.all(kinds.flatMap((kind) => openLanes(boss, kind, handlers, until)));
    const more = counts.reduce((sum, count) => sum + count, 0);
    done += more;
    if (more === 0 || drains().isStopping || Date.now() >= until) return done;
  }
}

async function dueKinds(): Promise<JobKind[]> {
  const { rows } = await (await openDatabase()).executeSql(
    "SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND start_after < now()",
  );
  const due = new Set(rows.map((row) => row.name));
  return JOB_KINDS.filter((kind) => due.has(kind));
}

function openLanes(boss: PgBoss, kind: JobKind, handlers: JobHandlers, until: number): Promise<number>[] {
  const { lanes } = drains();
  const free = AT_ONCE[kind] - (lanes.get(kind) ?? 0);
  lanes.set(kind, Math.max(AT_ONCE[kind], lanes.get(kind) ?? 0));
  return Array.from({ length: Math.max(0, free) }, () =>
    lane(boss, kind, handlers, until).finally(() => lanes.set(kind, (lanes.get(kind) ?? 1) - 1)),
  );
}

async function lane(boss: PgBoss, kind: JobKind, handlers: JobHandlers, until: number): Promise<number> {
  for (let done = 0; ; done += 1) {
    if (drains().isStopping || Date.now() >= until) return done;
    const [job] = await boss.fetch<never>(kind, { batchSize: 1, includeMetadata: true });
    if (job === undefined) return done;
    await runOne(boss, kind, job, handlers);
  }
}

async function runOne(
  boss: PgBoss,
  kind: JobKind,
  job: PgBoss.JobWithMetadata<never>,
  handlers: JobHandlers,
): Promise<void> {
  const { inHand } = drains();
  const about = { kind, jobId: job.id, attempt: job.retryCount + 1 };
  inHand.add(job.id);
  try {
    await withinLease(kind, (signal) => handlers[kind](job.data, signal));
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

async function withinLease(kind: JobKind, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(LEASE_SECONDS[kind] * 1000 - LEASE_MARGIN_MS);
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
