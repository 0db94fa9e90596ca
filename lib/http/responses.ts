import { asFailure } from "@/lib/data/failures";
import { Failure } from "@/lib/domain/failure";
import { SERVER_ERROR } from "@/lib/domain/http-messages";
import { log } from "@/lib/log";
import { STATUS_OF } from "./statuses";

/** No response is kept by a shared cache. */
const PRIVATE = "private, no-store";

/** No search engine indexes a response, and no link in one sends a referrer. */
const UNTRACED = { "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "no-referrer" };

/** Content Security Policy for data: opened as a page, it runs nothing, loads nothing and is in no frame. */
const NO_PAGE = { "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };

export function jsonResponse(
  body: unknown,
  status: number,
  requestId: string,
  headers: HeadersInit = {},
): Response {
  return textResponse(JSON.stringify(body), status, requestId, headers);
}

/** The same, for JSON that is serialized already. */
export function textResponse(
  text: string,
  status: number,
  requestId: string,
  headers: HeadersInit = {},
): Response {
  return new Response(text, {
    status,
    headers: { "Content-Type": "application/json", ...NO_PAGE, ...headersOf(requestId), ...headers },
  });
}

export function headersOf(requestId: string): Record<string, string> {
  return { "Cache-Control": PRIVATE, "X-Request-Id": requestId, ...UNTRACED };
}

/** 303 See Other; the route adds the common headers. */
export const redirectTo = (url: string): Response =>
  new Response(null, { status: 303, headers: { Location: url } });

/** Error response: the one exit of refusals and faults. A fault says its request id and nothing else. */
export function errorResponse(
  reason: unknown,
  requestId: string,
  besides: Record<string, unknown> = {},
): Response {
  const thrown = asFailure(reason);
  if (!(thrown instanceof Failure)) {
    log.error({ requestId, err: thrown }, "request failed");
    return jsonResponse(
      { message: SERVER_ERROR, error: SERVER_ERROR, code: "internal", requestId },
      500,
      requestId,
    );
  }
  const { code, message, details, cause } = thrown;
  if (cause !== undefined) log.warn({ requestId, code, err: cause }, "request refused");
  const body = {
    ...besides,
    ...details.body,
    message,
    error: message,
    code: details.reason ?? code,
    ...(details.issues === undefined ? {} : { issues: details.issues }),
  };
  const closing: Record<string, string> = details.isCutShort ? { Connection: "close" } : {};
  return jsonResponse(body, STATUS_OF[code], requestId, { ...retryAfter(thrown), ...closing });
}

/** Retry-After, where the refusal has one: in whole seconds, one at least. */
export const retryAfter = ({ details: { retryAfterSeconds: after } }: Failure): Record<string, string> =>
  after === undefined ? {} : { "Retry-After": String(Math.max(1, Math.ceil(after))) };
