import { randomUUID } from "node:crypto";
import { openDatabase } from "@/lib/data/database";
import { env } from "@/lib/env";
import { openProviders } from "@/lib/server/providers";
import { cachedFor } from "./cached-for";
import { jsonResponse } from "./responses";
import type { RouteHandler } from "./route";

/** Health check, cached: the database is asked once a second at most. */
const REMEMBERED_MS = 1_000;

export const readHealth: RouteHandler = async () => {
  const { body, status } = await health();
  return jsonResponse(body, status, randomUUID());
};

const health = cachedFor(REMEMBERED_MS, async () => {
  const { writer, payments, email, voice } = await openProviders();
  const databaseAnswers = await openDatabase()
    .then((database) => database.ping())
    .catch(() => false);
  const body = {
    status: databaseAnswers ? "ok" : "unavailable",
    adapters: {
      database: env().databaseMode,
      writer: writer.name,
      payments: payments.name,
      email: email.name,
      voice: voice.name,
    },
    database: databaseAnswers ? "answers" : "does not answer",
  };
  return { body, status: databaseAnswers ? 200 : 503 };
});
