import { randomUUID } from "node:crypto";
import { Failure } from "@/lib/domain/failure";
import { METHOD_NOT_ALLOWED } from "@/lib/domain/http-messages";
import { requireAdminOnAdminPath } from "./pages/admin-path";
import { errorResponse } from "./responses";
import type { RouteHandler } from "./route";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];
export type Endpoint = Record<Method, RouteHandler>;

/** The handlers of one path, complete: a method that is not declared is refused in our own shape. */
export function endpoint(declared: Partial<Endpoint>): Endpoint {
  const handlers = { ...declared, HEAD: declared.HEAD ?? declared.GET };
  const allowed = METHODS.filter((method) => handlers[method] !== undefined).join(", ");
  const refuse: RouteHandler = async (request) => {
    const requestId = randomUUID();
    try {
      await requireAdminOnAdminPath(request);
    } catch (thrown) {
      return errorResponse(thrown, requestId);
    }
    const response = errorResponse(new Failure("method_not_allowed", METHOD_NOT_ALLOWED), requestId);
    response.headers.set("Allow", allowed);
    return response;
  };
  return {
    GET: handlers.GET ?? refuse,
    HEAD: handlers.HEAD ?? refuse,
    POST: handlers.POST ?? refuse,
    PUT: handlers.PUT ?? refuse,
    PATCH: handlers.PATCH ?? refuse,
    DELETE: handlers.DELETE ?? refuse,
    OPTIONS: handlers.OPTIONS ?? refuse,
  };
}
