import { randomUUID } from "node:crypto";
import type { Context } from "@/lib/services/context";
import { addressOf } from "./address";
import { answer, refusal } from "./answer";
import { readBytes } from "./body";
import { createContext } from "./context";
import { drainSoon } from "./drain";
import type { RouteHandler } from "./route";

/** Vendors send more than visitors may. */
const MAX_BYTES = 1024 * 1024;

interface VendorCall {
  context: Context;
  /** The bytes as they came: a signature is about these, not about what they mean. */
  payload: Uint8Array;
  signature: string | null;
}

/** A call that a vendor makes by itself, known by its signature alone. */
export function vendorCall(
  signatureHeader: string,
  handle: (call: VendorCall) => Promise<unknown>,
): RouteHandler {
  return async (request) => {
    const requestId = randomUUID();
    try {
      const payload = await readBytes(request, MAX_BYTES);
      const signature = request.headers.get(signatureHeader);
      const address = addressOf(request.headers);
      const context = await createContext({ actor: { kind: "system" }, requestId, address, drainSoon });
      return answer(await handle({ context, payload, signature }), 200, requestId);
    } catch (thrown) {
      return refusal(thrown, requestId);
    }
  };
}
