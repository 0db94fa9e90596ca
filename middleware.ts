import { type NextRequest, NextResponse } from "next/server";
import { adminGate, isAdminPage } from "@/lib/http/pages/admin-gate";
import { dataGate } from "@/lib/http/pages/data-gate";
import { contentSecurityPolicy, PAGE_HEADERS } from "@/lib/http/pages/page-headers";
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

  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, request.nextUrl.pathname);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("x-request-id", requestId);
  headers.set("content-security-policy", policy);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-request-id", requestId);
  for (const [name, value] of PAGE_HEADERS) response.headers.set(name, value);
  return response;
}

function gateOf(pathname: string) {
  if (isAdminPage(pathname)) return adminGate;
  return isTokenPage(pathname) ? tokenGate : dataGate;
}

export const config = {
  runtime: "nodejs",
  // Every page outside of app/(prepared), and no other: the build stops where one is left out.
  matcher: [
    "/(progress|report|results|roadmap|s|save-account|summary|team|thank-you)/:key",
    "/report/:key/team",
    "/(my-reports|own|payment|reset-password|set-password|unsubscribe)",
    "/admin",
    "/admin/((?!login$|login\\.).+)",
  ],
};
