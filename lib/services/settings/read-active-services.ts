import type { ActiveServices } from "@/lib/domain/settings/active-services";
import type { Context } from "../context";

/** What a visitor may know of this deployment: who serves what, and how long it keeps unused leads. */
export async function readActiveServices({
  providers: { writer, payments, email, voice, events },
  deployment,
  leadsKeptMonths,
}: Pick<Context, "providers" | "deployment" | "leadsKeptMonths">): Promise<ActiveServices> {
  return {
    adapters: [
      `database ${deployment.database}`,
      `writer ${writer.name}`,
      `payments ${payments.name}`,
      `email ${email.name}`,
      `voice ${voice.name}`,
      `events ${events.name}`,
    ],
    leadsKeptMonths,
  };
}
