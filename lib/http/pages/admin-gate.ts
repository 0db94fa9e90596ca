import { type NextRequest, NextResponse } from "next/server";
import { isAdmin } from "@/lib/services/context";
import { authenticate } from "../authenticate";
import { headersOf } from "../responses";
import { errorPage } from "./error-page";

const SIGN_IN = "/admin/login";

/** Whether a path belongs to the admins, however it is encoded. */
export function isAdminPage(pathname: string): boolean {
  const path = decoded(pathname).toLowerCase().replace(/\/+/g, "/");
  const isAdminPath = /^\/admin(?:[/.]|$)/.test(path);
  return isAdminPath && path !== SIGN_IN;
}

/**
 * Authorization of the admin pages: null for an admin, a redirect to the sign-in for all others. It fails closed where
 * it cannot be said who asks.
 */
export async function adminGate(request: NextRequest, requestId: string): Promise<Response | null> {
  try {
    const { actor } = await authenticate(request.headers);
    return isAdmin(actor) ? null : toSignIn(request, requestId);
  } catch (thrown) {
    return errorPage(thrown, requestId);
  }
}

function toSignIn(request: NextRequest, requestId: string): Response {
  const { pathname, search } = request.nextUrl;
  const target = new URL("/login", request.nextUrl);
  target.searchParams.set("callbackUrl", `${pathname}${search}`);
  return NextResponse.redirect(target, { status: 307, headers: headersOf(requestId) });
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
