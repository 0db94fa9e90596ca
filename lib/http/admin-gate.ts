import { type NextRequest, NextResponse } from "next/server";
import { isAdmin } from "@/lib/services/context";
import { callerOf } from "./caller";

const SIGN_IN = "/admin/login";

/** Whether a page's address belongs to the admins, however it is spelt. */
export function isAdminPage(pathname: string): boolean {
  const path = decoded(pathname).toLowerCase().replace(/\/+/g, "/");
  const isAdminPath = /^\/admin(?:[/.]|$)/.test(path);
  return isAdminPath && path !== SIGN_IN;
}

/** The first gate of the admin pages: null for an admin, the way to the sign-in for everybody else. */
export async function adminGate(request: NextRequest): Promise<NextResponse | null> {
  const { actor } = await callerOf(request.headers);
  if (isAdmin(actor)) return null;
  const { pathname, search } = request.nextUrl;
  const target = new URL("/login", request.nextUrl);
  target.searchParams.set("callbackUrl", `${pathname}${search}`);
  return NextResponse.redirect(target, { status: 307, headers: { "Cache-Control": "private, no-store" } });
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
