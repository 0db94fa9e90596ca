import type { EventLog } from "@/lib/domain/event/event";
import type { Context } from "../context";

/** What was told to the chapter's systems, or waits for it. */
export async function listEvents({ store, providers }: Context): Promise<EventLog> {
  return { isOn: providers.events.isOn, events: await store.webhookDeliveries.list() };
}
