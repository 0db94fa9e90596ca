import type { PGlite } from "@electric-sql/pglite";
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQueryable,
} from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";

/**
 * Prisma's way to the embedded database. The adapter by itself calls a transaction committed also where its COMMIT
 * failed (a full disk, a deferred check): what was acknowledged would be gone. Here the failure comes through.
 */
export function embeddedAdapter(
  pglite: PGlite,
  beforeEach: (statement: string) => void,
): SqlMigrationAwareDriverAdapterFactory {
  /** The database runs one transaction at a time: this is the end of the one that began last. */
  let outcome: Promise<unknown> | undefined;
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = (work) => {
    const ended = transaction((tx) => {
      outcome = ended;
      return work(tx);
    });
    return ended;
  };
  const factory = new PrismaPGlite(pglite);
  const connect = async () => {
    const connection = withCommitFailures(await factory.connect(), () => outcome, beforeEach);
    return announced(connection, beforeEach);
  };
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect,
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

function withCommitFailures(
  connection: SqlDriverAdapter,
  outcomeOfLast: () => Promise<unknown> | undefined,
  beforeEach: (statement: string) => void,
): SqlDriverAdapter {
  const startTransaction = connection.startTransaction.bind(connection);
  connection.startTransaction = async (isolationLevel) => {
    const transaction = await startTransaction(isolationLevel);
    const outcome = outcomeOfLast();
    const commit = transaction.commit.bind(transaction);
    transaction.commit = async () => {
      await commit();
      await outcome;
    };
    return announced(transaction, beforeEach);
  };
  return connection;
}

/** A statement is refused before it reaches the database. */
function announced<Connection extends SqlQueryable>(
  connection: Connection,
  beforeEach: (statement: string) => void,
): Connection {
  const queryRaw = connection.queryRaw.bind(connection);
  const executeRaw = connection.executeRaw.bind(connection);
  connection.queryRaw = async (query) => {
    beforeEach(query.sql);
    return queryRaw(query);
  };
  connection.executeRaw = async (query) => {
    beforeEach(query.sql);
    return executeRaw(query);
  };
  return connection;
}
