import type { Database } from "@/lib/data/port";
import { storeOf } from "@/lib/data/store/store";
import type { Context } from "@/lib/services/context";
import { contextOf } from "./context";

/** What publishing asks of a context, over a test's own database and clock. */
export const comparing = (
  database: Database,
  now = new Date(),
  onEnqueued: (kind: string) => void = () => undefined,
): Context =>
  contextOf({
    actor: { kind: "system" },
    requestId: "test",
    ipHash: null,
    store: database.store,
    transaction: <Result>(work: (tx: unknown) => Promise<Result>) =>
      database.transaction((tx) =>
        work({ ...storeOf(tx), enqueueOnce: async (kind: string) => onEnqueued(kind) }),
      ),
    drainSoon: () => undefined,
    now: () => now,
  });
