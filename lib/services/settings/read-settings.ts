import { isoDay } from "@/lib/domain/dates";
import { startOfDay } from "@/lib/domain/local-time";
import type { SettingsView } from "@/lib/domain/settings/settings";
import { DAY_MS } from "@/lib/domain/time";
import type { Context } from "../context";

const LATELY_MS = 30 * DAY_MS;

/** What serves each part here, what is unwise about the settings, and which vendors refused us of late. */
export async function readSettings({
  providers,
  deployment,
  store,
  now,
}: Pick<Context, "providers" | "deployment" | "store" | "now">): Promise<SettingsView> {
  const { writer, payments, email, voice, events } = providers;
  const served = (
    part: SettingsView["served"][number]["part"],
    adapter: string,
    detail: string | null = null,
  ) => ({
    part,
    adapter,
    detail,
  });
  return {
    served: [
      served("database", deployment.database),
      served("writer", writer.name, writer.version),
      served("payments", payments.name),
      served("email", email.name),
      served("voice", voice.name, voice.fromNumber),
      served("events", events.name),
    ],
    advice: [...deployment.advice, ...(writer.advice ?? []), ...(payments.advice ?? [])],
    spent: await spentThisMonth({ store, now }),
    alerts: await store.vendorAlerts.listSince(new Date(now().getTime() - LATELY_MS)),
  };
}

async function spentThisMonth({
  store,
  now,
}: Pick<Context, "store" | "now">): Promise<SettingsView["spent"]> {
  const since = startOfDay(`${isoDay(now()).slice(0, 7)}-01`);
  return { since, ...(await store.modelCalls.spentSince(since)) };
}
