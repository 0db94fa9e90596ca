import { randomUUID } from "node:crypto";
import { clientIp } from "@/lib/server/client-ip";
import { createContext } from "@/lib/server/context";
import { drainSoon } from "@/lib/server/run-jobs";
import type { Context } from "@/lib/services/context";
import { readBytes } from "./body";
import { errorResponse, jsonResponse } from "./responses";
import type { RouteHandler } from "./route";

/** Body limit: vendors send more than visitors may. */
const MAX_BYTES = 1024 * 1024;

interface WebhookRequest {
  context: Context;
  /** The raw bytes: the signature is over these. */
  payload: Uint8Array;
  signature: string | null;
}

/** Webhook endpoint: a vendor's own request, authenticated by its signature alone. */
export function webhook(
  signatureHeader: string,
  handle: (call: WebhookRequest) => Promise<unknown>,
): RouteHandler {
  return async (request) => {
    const requestId = randomUUID();
    try {
      const payload = await readBytes(request, MAX_BYTES);
      const signature = request.headers.get(signatureHeader);
      const ip = clientIp(request.headers);
      const context = await createContext({ actor: { kind: "system" }, requestId, ip, drainSoon });
      return jsonResponse(await handle({ context, payload, signature }), 200, requestId);
    } catch (thrown) {
      return errorResponse(thrown, requestId);
    }
  };
}
