// tsx tests/support/make-template.ts: brings the database of the environment up to date, as the product does at its
// first start, so that the servers of a run start on copies of it.
import { openDatabase } from "@/lib/data/database";
import { migrate } from "@/lib/data/migrate";
import { env } from "@/lib/env";
import { openQueue } from "@/lib/jobs/queue";
import { seed } from "@/lib/services/maintenance/seed";

const database = await openDatabase();
await database.exclusively(async (adapter) => {
  await migrate(adapter);
  await openQueue();
  await seed(database.store, env());
});
await (await openQueue()).stop({ graceful: false });
await database.close();
process.exit(0);
