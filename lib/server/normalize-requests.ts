import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, Server } from "node:http";
import { isRouterState } from "./router-state";

/**
 * Slowloris guard, in place of Node's one and five minutes: an idle connection is closed. Checked twice a
 * minute.
 */
const HEADERS_WITHIN_MS = 15_000;
const REQUEST_WITHIN_MS = 60_000;
const ROUTER_STATE = "next-router-state-tree";

/**
 * Request normalization: Next responds with 500 to a URL that cannot be decoded, to TRACE, and to a router-state header
 * that it cannot read, before any code of ours is asked. So these are normalized as they come in: such a URL is taken
 * letter by letter and names nothing that we have, TRACE is refused like every method that a call does not take, and
 * without the header the whole page is drawn. The server, which `next start` has no option for, is given less patience at
 * its first request.
 */
export function normalizeRequests(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    request.url = literalUrl(request.url ?? "/");
    if (request.method === "TRACE") request.method = "OPTIONS";
    const state = request.headers[ROUTER_STATE];
    if (state !== undefined && !isRouterState(state)) delete request.headers[ROUTER_STATE];
    if ("server" in message && message.server instanceof Server) boundPatience(message.server);
  });
}

function boundPatience(server: Server): void {
  server.headersTimeout = HEADERS_WITHIN_MS;
  server.requestTimeout = REQUEST_WITHIN_MS;
}

/** A URL whose path can be decoded: where an escape in it means nothing, every `%` is taken literally. */
export function literalUrl(url: string): string {
  const [path = "", ...query] = url.split("?");
  return isDecodable(path) ? url : [path.replaceAll("%", "%25"), ...query].join("?");
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
