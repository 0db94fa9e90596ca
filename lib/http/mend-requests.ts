import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/**
 * Next answers 500 to an address that cannot be decoded, and to TRACE, before any code of ours is asked. So both are
 * mended as they come in: such an address is taken letter by letter and names nothing that we have, and TRACE is
 * refused like every method that a call does not take.
 */
export function mendRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const request =
      typeof message === "object" && message !== null && "request" in message && message.request;
    if (!(request instanceof IncomingMessage)) return;
    request.url = literalAddress(request.url ?? "/");
    if (request.method === "TRACE") request.method = "OPTIONS";
  });
}

/** An address whose path can be decoded: where an escape in it means nothing, every `%` stands for itself. */
export function literalAddress(address: string): string {
  const [path = "", ...query] = address.split("?");
  return isDecodable(path) ? address : [path.replaceAll("%", "%25"), ...query].join("?");
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
