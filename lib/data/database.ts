import { env } from "@/lib/env";
import { openOnce } from "@/lib/per-process";
import { openEmbedded } from "./embedded";
import type { Database } from "./port";
import { openPostgres } from "./postgres";

/** The database of this process, opened at the first call; never while the product is being built. */
export const openDatabase = (): Promise<Database> => openOnce("database", open);

async function open(): Promise<Database> {
  const { databaseUrl, databasePoolSize, dataDir } = env();
  return databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl, databasePoolSize);
}
