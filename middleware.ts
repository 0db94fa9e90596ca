import { type NextRequest, NextResponse } from "next/server";
import { adminGate, isAdminPage } from "@/lib/http/pages/admin-gate";
import { dataGate } from "@/lib/http/pages/data-gate";
import { errorPage } from "@/lib/http/pages/error-page";
import { contentSecurityPolicy, PAGE_HEADERS } from "@/lib/http/pages/page-headers";
import { type PageTag, reportTag } from "@/lib/http/pages/report-tag";
import { isTokenPage, tokenGate } from "@/lib/http/pages/token-gate";

/**
 * For the pages that are rendered per request. Admin pages are the admins', those behind tokens are counted where
 * they are not there, and pages rendered from the database wait for it. Each gets an id to name it by, a fresh nonce and
 * the headers that keep its address and its contents to itself.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const requestId = crypto.randomUUID();
  const turnedAway = await gateOf(request.nextUrl.pathname)(request, requestId);
  if (turnedAway !== null) return turnedAway;

  const fresh = btoa(crypto.randomUUID());
  const tag = await tagOrError(request, fresh, requestId);
  if (tag instanceof Response) return tag;
  const nonce = tag?.nonce ?? fresh;
  const policy = contentSecurityPolicy(nonce, request.nextUrl.pathname);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("x-request-id", requestId);
  headers.set("content-security-policy", policy);

  const response = readyResponse(tag) ?? NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-request-id", requestId);
  for (const [name, value] of PAGE_HEADERS) response.headers.set(name, value);
  for (const [name, value] of keepingHeaders(tag)) response.headers.set(name, value);
  return response;
}

/** Null where the page has to be rendered. */
function readyResponse(tag: PageTag | null): NextResponse | null {
  if (tag?.isKnown) return new NextResponse(null, { status: 304 });
  return tag?.page ? new NextResponse(tag.page.body, { headers: tag.page.headers }) : null;
}

/** Conditional request: what a browser may keep, to ask for it again each time. */
const keepingHeaders = (tag: PageTag | null) =>
  tag === null ? [] : [["etag", tag.etag] as const, ["cache-control", "private, no-cache"] as const];

const tagOrError = (request: NextRequest, nonce: string, requestId: string) =>
  reportTag(request, { nonce, requestId }).catch((thrown: unknown) => errorPage(thrown, requestId));

function gateOf(pathname: string) {
  if (isAdminPage(pathname)) return adminGate;
  return isTokenPage(pathname) ? tokenGate : dataGate;
}

export const config = {
  runtime: "nodejs",
  // Every page outside of app/(prepared), and no other: the build stops where one is left out.
  matcher: [
    "/(cohort|interview|progress|report|results|roadmap|s|save-account|summary|team|thank-you)/:key",
    "/report/:key/team",
    "/(my-reports|own|payment|reset-password|set-password|unsubscribe)",
    "/admin",
    "/admin/((?!login$|login\\.).+)",
  ],
};
