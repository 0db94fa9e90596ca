import parsePhoneNumber from "libphonenumber-js/max";
import type { Caller } from "@/lib/domain/call/call";
import type { Context } from "../context";

/** Who calls back by this deployment, for the page that offers it. */
export function readPhoneCaller({ providers }: Pick<Context, "providers">): Caller {
  const { fromNumber } = providers.voice;
  if (fromNumber === null) return { kind: "person" };
  return { kind: "agent", number: parsePhoneNumber(fromNumber)?.formatInternational() ?? fromNumber };
}
