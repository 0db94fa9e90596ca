import { openDatabase } from "@/lib/data/database";
import { migrate } from "@/lib/data/migrate";
import { storeOf } from "@/lib/data/store/store";
import { env } from "@/lib/env";
import { recoverAbandoned, stopDraining } from "@/lib/jobs/queue";
import { log } from "@/lib/log";
import { chooseProviders } from "@/lib/providers/providers";
import { seed } from "@/lib/services/upkeep/seed";
import { drainJobs } from "./drain";

const IDLE_MS = 5_000;
const STOP_WITHIN_MS = 9_000;

/** Makes the server ready: checks the configuration, brings the database up to date, starts due work. */
export async function boot(): Promise<void> {
  const { onVercel } = env();
  const database = await openDatabase();
  await database.exclusively(async (adapter) => {
    await migrate(adapter);
    await seed(storeOf(database.prisma), env());
    await recoverAbandoned();
  });
  sayWhatServes();
  if (onVercel) return;
  keepDraining();
  stopInOrder();
}

function sayWhatServes(): void {
  const { writer, payments, email, voice } = chooseProviders();
  log.info(
    {
      database: env().databaseMode,
      writer: writer.name,
      payments: payments.name,
      email: email.name,
      voice: voice.name,
    },
    "adapters in use",
  );
}

/** A long-lived server looks for due work by itself; elsewhere requests and the host's timer do. */
function keepDraining(): void {
  const turn = async () => {
    await drainJobs().catch((error: unknown) => log.error({ err: error }, "due work could not be started"));
    setTimeout(turn, IDLE_MS).unref();
  };
  void turn();
}

function stopInOrder(): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await stopDraining(STOP_WITHIN_MS);
    await openDatabase()
      .then((database) => database.close())
      .catch(() => undefined);
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
