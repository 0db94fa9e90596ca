import { findPostgres, startPostgres } from "../support/postgres";
import { freePort } from "./measure";

/** The same measure on the embedded database and, where this machine has one, on a new PostgreSQL: what each found. */
export async function onEachDatabase<Found>(
  name: string,
  measure: (environment: Record<string, string>, database: string) => Promise<Found>,
): Promise<Record<string, Found>> {
  const found: Record<string, Found> = { embedded: await measure({}, "embedded") };
  if (findPostgres() === null) return found;
  const postgres = startPostgres(await freePort());
  try {
    found.postgresql = await measure(onPostgres(postgres.createDatabase(name)), "postgresql");
  } finally {
    postgres.remove();
  }
  return found;
}

/** What a server needs beside its own settings to serve from such a database. */
const onPostgres = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  NEXTAUTH_SECRET: "bench-secret-of-more-than-thirty-two-characters",
  SEED_COUPONS: "DEMO2025",
});
