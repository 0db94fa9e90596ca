import { openDatabase } from "@/lib/data/database";
import { isUpToDate, migrate } from "@/lib/data/migrate";
import type { Database } from "@/lib/data/port";
import { env } from "@/lib/env";
import { startErrorReports } from "@/lib/error-reports";
import { openQueue } from "@/lib/jobs/queue";
import { recoverAbandoned } from "@/lib/jobs/scheduler";
import { log } from "@/lib/log";
import { isSeeded, seed } from "@/lib/services/maintenance/seed";
import { unwiseSettings } from "@/lib/unwise-settings";
import { keepFinishedPages } from "./finished-pages";
import { shutDownGracefully } from "./graceful-shutdown";
import { normalizeRequests } from "./normalize-requests";
import { takePagesInTurn } from "./page-turns";
import { patchSetImmediate } from "./patch-set-immediate";
import { servePreparedPages } from "./prepared-pages";
import { openProviders } from "./providers";
import { drainJobs, sayNotStarted } from "./run-jobs";

const LOOK_EVERY_MS = 5_000;

/** Makes the server ready; where it cannot be, says why in words and ends the process. */
export async function bootOrStop(): Promise<void> {
  await boot().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}

/** Startup: checks the configuration, patches what Next cannot take, migrates the database, starts due jobs. */
async function boot(): Promise<void> {
  const { inDevelopment, onVercel } = env();
  normalizeRequests();
  patchSetImmediate();
  takePagesInTurn();
  if (!inDevelopment) {
    servePreparedPages();
    keepFinishedPages();
  }
  if (!onVercel) shutDownGracefully();
  await startErrorReports();
  const database = await openDatabase();
  await bringUpToDate(database);
  await recoverAbandoned();
  await sayWhatServes();
  if (!onVercel) startPolling();
}

/** Migrations under a lock that all servers share, and only where there are any: many may start at once. */
async function bringUpToDate(database: Database): Promise<void> {
  if ((await isUpToDate(database)) && (await isSeeded(database.store, env()))) return;
  await database.exclusively(async (adapter) => {
    await migrate(adapter);
    await openQueue();
    await seed(database.store, env());
  });
}

async function sayWhatServes(): Promise<void> {
  const { writer, payments, email, voice, events } = await openProviders();
  log.info(
    {
      database: env().databaseMode,
      writer: writer.name,
      payments: payments.name,
      email: email.name,
      voice: voice.name,
      events: events.name,
      errors: env().errorReportsTo ? "log and collector" : "log",
    },
    "adapters in use",
  );
  const unwise = [...unwiseSettings(env()), ...(writer.advice ?? []), ...(payments.advice ?? [])];
  for (const { setting, advice } of unwise) log.warn({ setting }, advice);
}

/** Polling: a long-lived server looks for due jobs by itself; elsewhere requests and the host's cron do. */
function startPolling(): void {
  const look = () => void drainJobs().catch(sayNotStarted);
  look();
  setInterval(look, LOOK_EVERY_MS).unref();
}
