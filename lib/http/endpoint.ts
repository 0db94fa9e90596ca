import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { Failure } from "@/lib/domain/failure";
import { METHOD_NOT_ALLOWED, NOT_ALLOWED, NOT_FOUND, SIGN_IN_REQUIRED } from "@/lib/domain/http-messages";
import { isAdmin } from "@/lib/services/context";
import { authenticate } from "./authenticate";
import { errorResponse } from "./responses";
import type { RouteHandler } from "./route";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];
export type Endpoint = Record<Method, RouteHandler>;

/** The handlers of one path, complete: a method that is not declared is refused in our own shape. */
export function endpoint(declared: Partial<Endpoint>): Endpoint {
  const handlers = { ...declared, HEAD: declared.HEAD ?? declared.GET };
  const allowed = METHODS.filter((method) => handlers[method] !== undefined).join(", ");
  const refuse = refusing(() => new Failure("method_not_allowed", METHOD_NOT_ALLOWED), { Allow: allowed });
  return forAll((method) => handlers[method] ?? refuse);
}

const notFound = () => new Failure("not_found", NOT_FOUND);

/** A path without an endpoint. */
export const notFoundRoute: Endpoint = forAll(() => refusing(notFound));

function forAll(handlerOf: (method: Method) => RouteHandler): Endpoint {
  return {
    GET: handlerOf("GET"),
    HEAD: handlerOf("HEAD"),
    POST: handlerOf("POST"),
    PUT: handlerOf("PUT"),
    PATCH: handlerOf("PATCH"),
    DELETE: handlerOf("DELETE"),
    OPTIONS: handlerOf("OPTIONS"),
  };
}

function refusing(refusal: () => Failure, headers: Record<string, string> = {}): RouteHandler {
  return async (request) => {
    const requestId = randomUUID();
    try {
      await requireAdminOnAdminPath(request);
    } catch (thrown) {
      return errorResponse(thrown, requestId);
    }
    const response = errorResponse(refusal(), requestId);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}

/** Which admin endpoints exist, and what they take, is for admins alone. */
async function requireAdminOnAdminPath(request: NextRequest): Promise<void> {
  if (!request.nextUrl.pathname.startsWith("/api/admin/")) return;
  const { actor } = await authenticate(request.headers);
  if (actor.kind !== "user") throw new Failure("unauthenticated", SIGN_IN_REQUIRED);
  if (!isAdmin(actor)) throw new Failure("forbidden", NOT_ALLOWED);
}
