import { Failure } from "@/lib/domain/failure";
import { WRONG_ORIGIN } from "@/lib/domain/http-messages";
import { env } from "@/lib/env";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** CSRF guard: a change by cookie must come from our own pages; another site can send the cookie, not the origin. */
export function requireOwnOrigin(request: Request, ridesOnCookie: boolean): void {
  if (ridesOnCookie && !isFromOwnPage(request)) throw wrongOrigin();
}

/** Safe methods pass; others need our own origin. */
export function isFromOwnPage(request: Request): boolean {
  if (READING.has(request.method)) return true;
  const origin = request.headers.get("origin");
  return origin === null
    ? request.headers.get("sec-fetch-site") === "same-origin"
    : ownOrigins(request).includes(origin);
}

/** For endpoints with a CSRF token of their own: a foreign origin is refused. */
export function refuseForeignOrigin(request: Request): void {
  if (READING.has(request.method)) return;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site") ?? "same-origin";
  const isForeign = origin === null ? site !== "same-origin" : !ownOrigins(request).includes(origin);
  if (isForeign) throw wrongOrigin();
}

const wrongOrigin = () => new Failure("forbidden", WRONG_ORIGIN, { reason: "wrong_origin" });

function ownOrigins(request: Request): string[] {
  const host = request.headers.get("host");
  return [new URL(env().siteUrl).origin, ...(host === null ? [] : [`http://${host}`, `https://${host}`])];
}
