// tsx tests/support/make-migrated.ts FOLDER [URL]: an embedded database in the folder, and the one at the URL, with the
// product's tables and nothing in them, to be copied for each file of the stores' tests.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { openEmbedded } from "@/lib/data/embedded";
import type { Database } from "@/lib/data/port";
import { openPostgres } from "@/lib/data/postgres";

const MIGRATIONS = path.join("prisma", "migrations");
const [folder = "", url] = process.argv.slice(2);

await Promise.all([migrate(openEmbedded(folder)), url === undefined ? null : migrate(openPostgres(url, 1))]);
process.exit(0);

async function migrate(opening: Promise<Database>): Promise<void> {
  const database = await opening;
  for (const name of readdirSync(MIGRATIONS).sort()) {
    if (name.endsWith(".toml")) continue;
    await database.executeSql(readFileSync(path.join(MIGRATIONS, name, "migration.sql"), "utf8"));
  }
  await database.close();
}
