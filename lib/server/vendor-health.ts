import type { VendorPart } from "@/lib/domain/vendor/alert";
import { log } from "@/lib/log";
import type { Providers } from "@/lib/providers/providers";
import { VendorError } from "@/lib/providers/vendor-error";
import type { Context } from "@/lib/services/context";
import { recordRefusal } from "@/lib/services/vendor/record-refusal";

/** Vendor health: records refusals and recoveries. It never throws: the request to the vendor matters more. */
export interface VendorHealth {
  refused(part: VendorPart, vendor: string, reason: string): Promise<void>;
  served(part: VendorPart, vendor: string): Promise<void>;
}

export function vendorHealth(context: Pick<Context, "store" | "transaction" | "drainSoon">): VendorHealth {
  const notStored = (error: unknown) => log.warn({ err: error }, "a vendor alert was not stored");
  return {
    async refused(part, vendor, reason) {
      const { isDue } = await recordRefusal(context, { part, vendor, reason }).catch((error: unknown) => {
        notStored(error);
        return { isDue: true };
      });
      if (isDue) log.error({ part, vendor, reason }, "a vendor refuses us, and a person has to do something");
    },
    served: (part, vendor) => context.store.vendorAlerts.heal(part, vendor).catch(notStored),
  };
}

/** Decorator: the same providers, whose refusals alert the admins. A success of the same kind ends the alert. */
export function watched(providers: Providers, health: VendorHealth): Providers {
  const { payments, email, voice } = providers;

  const watchedFor = async <Answer>(part: VendorPart, vendor: string, ask: () => Promise<Answer>) => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof VendorError && error.reason !== null) {
        await health.refused(part, vendor, error.reason);
      }
      throw error;
    }
  };
  const healed = async <Answer>(part: VendorPart, vendor: string, ask: () => Promise<Answer>) => {
    const answer = await watchedFor(part, vendor, ask);
    await health.served(part, vendor);
    return answer;
  };

  return {
    ...providers,
    email:
      email.name === "outbox"
        ? email
        : { ...email, send: (message) => healed("email", email.name, () => email.send(message)) },
    voice: voice.callsByItself
      ? { ...voice, requestCall: (order) => healed("voice", voice.name, () => voice.requestCall(order)) }
      : voice,
    payments:
      payments.name === "stripe"
        ? {
            ...payments,
            prepare: (order) => healed("payments", payments.name, () => payments.prepare(order)),
            charge: async (request) => {
              const outcome = await watchedFor("payments", payments.name, () => payments.charge(request));
              if (outcome.outcome === "declined" && outcome.refusedWith !== undefined) {
                await health.refused("payments", payments.name, outcome.refusedWith);
              }
              return outcome;
            },
            retrieve: (payment) => watchedFor("payments", payments.name, () => payments.retrieve(payment)),
            refund: (payment) => watchedFor("payments", payments.name, () => payments.refund(payment)),
          }
        : payments,
  };
}
