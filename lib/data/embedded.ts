import { type Prisma, PrismaClient } from "@/lib/generated/prisma/client";
import { requireDiskSpace } from "./disk-space";
import { lockDataDir } from "./embedded-lock";
import { withWholeScripts } from "./migration-adapter";
import type { Database } from "./port";
import type { Ask } from "./snapshot";
import { storeOf } from "./store/store";
import { inTransaction, ping } from "./transaction";

/** One process with one connection has no use for the buffers of a server: they would cost it some 100 MB. */
const SMALL = ["shared_buffers = 16MB", "wal_buffers = 1MB", "max_connections = 5"];

/** PostgreSQL in WebAssembly, in this process, in the data directory. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const release = await lockDataDir(dataDir);
  const [{ PGlite }, { pg_trgm }, { embeddedAdapter }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
    import("./embedded-adapter"),
  ]);
  const folder = `${dataDir}/db`;
  const pglite = await PGlite.create(folder, { extensions: { pg_trgm }, postgresqlconf: SMALL });
  const beforeEach = (statement: string) => requireDiskSpace(folder, statement);
  const adapter = embeddedAdapter(pglite, beforeEach);
  const prisma = new PrismaClient({ adapter });
  const ask: Ask = async <Row>({ text, values }: Prisma.Sql) => (await pglite.query<Row>(text, values)).rows;
  return {
    mode: "embedded",
    prisma,
    store: storeOf(prisma),
    executeSql: async (text, values) => {
      beforeEach(text);
      if (values !== undefined) return pglite.query<Record<string, unknown>>(text, values);
      const results = await pglite.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    transaction: (work) => inTransaction(prisma, work),
    snapshot: (read) => read(ask),
    exclusively: (work) => work(withWholeScripts(adapter, (script) => pglite.exec(script))),
    ping: () => ping(prisma),
    close: async () => {
      await pglite.close();
      release();
    },
  };
}
