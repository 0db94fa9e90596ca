import { type NextRequest, NextResponse } from "next/server";
import { adminGate, isAdminPage } from "@/lib/http/pages/admin-gate";
import { dataGate } from "@/lib/http/pages/data-gate";
import { contentSecurityPolicy, pageHeaders } from "@/lib/http/pages/page-headers";
import { isSharedPage, shareGate } from "@/lib/http/pages/share-gate";

/**
 * Admin pages are the admins', those behind readers' links are counted where they are not there, and pages drawn from
 * the database wait for it. Every page gets an id to name it by, a fresh nonce and the headers that keep its address and
 * its contents to itself.
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
  for (const [name, value] of pageHeaders(request.nextUrl.pathname)) response.headers.set(name, value);
  return response;
}

function gateOf(pathname: string) {
  if (isAdminPage(pathname)) return adminGate;
  return isSharedPage(pathname) ? shareGate : dataGate;
}

export const config = {
  runtime: "nodejs",
  // Files by their whole name: an address that only begins like one is a page, if only the one that says 404.
  matcher: ["/((?!api/|_next/static/|_next/image$|brand/[\\w-]+\\.svg$|icon\\.svg$).*)"],
};
