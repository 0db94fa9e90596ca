import type { OutboxShelf } from "@/lib/domain/outbox/kept-message";
import { openDatabase } from "./database";
import { storeOf } from "./store/store";

/** Keeps messages in the database, where every server sees them and no disk of one is needed. */
export const databaseShelf: OutboxShelf = {
  put: async (id, message) => (await openDatabase()).transaction((tx) => storeOf(tx).outbox.put(id, message)),
  remove: async (ids) => (await openDatabase()).store.outbox.remove(ids),
  count: async () => (await openDatabase()).store.outbox.count(),
  list: async (window) => (await openDatabase()).store.outbox.list(window),
  read: async (id) => (await openDatabase()).store.outbox.read(id),
};
