import { randomUUID } from "node:crypto";
import { identify } from "@/lib/auth/identify";
import { Failure } from "@/lib/domain/failure";
import { NOT_ALLOWED, NOT_FOUND, SIGN_IN_REQUIRED } from "@/lib/domain/http-messages";
import { isAdmin } from "@/lib/services/context";
import { refusal } from "./answer";
import type { Endpoint } from "./endpoint";
import type { RouteHandler } from "./route";

const refuse: RouteHandler = async (request) => {
  const requestId = randomUUID();
  try {
    if (request.nextUrl.pathname.startsWith("/api/admin/")) await requireAdmin(request.headers);
    return refusal(new Failure("not_found", NOT_FOUND), requestId);
  } catch (thrown) {
    return refusal(thrown, requestId);
  }
};

/** Which admin calls exist is nobody else's business. */
async function requireAdmin(headers: Headers): Promise<void> {
  const { actor } = await identify(headers);
  if (actor.kind !== "user") throw new Failure("unauthenticated", SIGN_IN_REQUIRED);
  if (!isAdmin(actor)) throw new Failure("forbidden", NOT_ALLOWED);
}

export const unknownCall: Endpoint = {
  GET: refuse,
  HEAD: refuse,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
  OPTIONS: refuse,
};
