import type { Context } from "../context";

/** How cards are taken by this deployment, for the page that takes them. */
export function cardPaymentOptions({ providers }: Pick<Context, "providers">) {
  const { name, publicKey } = providers.payments;
  if (name !== "stripe") return { mode: name };
  return publicKey === null ? { mode: "unavailable" as const } : { mode: name, publicKey };
}
