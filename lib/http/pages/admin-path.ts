import type { NextRequest } from "next/server";
import { Failure } from "@/lib/domain/failure";
import { NOT_ALLOWED, SIGN_IN_REQUIRED } from "@/lib/domain/http-messages";
import { isAdmin } from "@/lib/services/context";
import { authenticate } from "../authenticate";

/** Which admin endpoints exist, and what they take, is for admins alone. */
export async function requireAdminOnAdminPath(request: NextRequest): Promise<void> {
  if (!request.nextUrl.pathname.startsWith("/api/admin/")) return;
  const { actor } = await authenticate(request.headers);
  if (actor.kind !== "user") throw new Failure("unauthenticated", SIGN_IN_REQUIRED);
  if (!isAdmin(actor)) throw new Failure("forbidden", NOT_ALLOWED);
}
