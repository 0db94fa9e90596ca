import type { Trouble } from "@/lib/domain/admin/trouble";
import type { Context } from "../context";

/** What the navigation marks: work that was given up, webhooks that are refused, services that refuse us. */
export async function readTrouble({ queue, store, providers }: Context): Promise<Trouble> {
  const [failed, services, events] = await Promise.all([
    queue.listFailed(),
    store.vendorAlerts.countOpen(),
    providers.events.isOn ? store.webhookDeliveries.countRefused() : 0,
  ]);
  return { jobs: failed.length, services, events };
}
