import { env } from "@/lib/env";
import { openEmbedded } from "./embedded";
import type { Database } from "./port";
import { openPostgres } from "./postgres";

/** Next bundles handlers and start-up apart: the one instance lives where both see it. */
const shared = globalThis as typeof globalThis & { productDatabase?: Promise<Database> };

/** The database of this process, opened at the first call; never while the product is being built. */
export function openDatabase(): Promise<Database> {
  shared.productDatabase ??= open().catch((error: unknown) => {
    shared.productDatabase = undefined;
    throw error;
  });
  return shared.productDatabase;
}

async function open(): Promise<Database> {
  const { databaseUrl, databasePoolSize, dataDir } = env();
  return databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl, databasePoolSize);
}
