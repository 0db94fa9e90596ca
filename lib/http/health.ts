import { randomUUID } from "node:crypto";
import { openDatabase } from "@/lib/data/database";
import { env } from "@/lib/env";
import { chooseProviders } from "@/lib/providers/providers";
import { answer } from "./answer";
import type { RouteHandler } from "./route";

export const readHealth: RouteHandler = async () => {
  const { writer, payments, email, voice } = await chooseProviders();
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
  return answer(body, databaseAnswers ? 200 : 503, randomUUID());
};
