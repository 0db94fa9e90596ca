import type { VendorPart } from "@/lib/domain/vendor/alert";
import type { Context } from "../context";
import { queueForAdmins } from "../email/queue-for-admins";

export interface Refusal {
  part: VendorPart;
  vendor: string;
  reason: string;
}

/** A vendor refuses us, and only people can change that: the admins are told once, not at each refusal. */
export async function recordRefusal(
  context: Pick<Context, "transaction" | "drainSoon">,
  refusal: Refusal,
): Promise<{ isDue: boolean }> {
  const isDue = await context.transaction(async (tx) => {
    const alert = await tx.vendorAlerts.raise(refusal);
    if (alert.isDue) {
      const occasion = `${alert.id}.${alert.toldAt.getTime()}`;
      await queueForAdmins(tx, { template: "vendor-alert", occasion, aboutId: alert.id });
    }
    return alert.isDue;
  });
  if (isDue) context.drainSoon();
  return { isDue };
}
