import { randomUUID } from "node:crypto";
import { Failure } from "@/lib/domain/failure";
import { NOT_FOUND } from "@/lib/domain/http-messages";
import type { Endpoint } from "./endpoint";
import { requireAdminOnAdminPath } from "./pages/admin-path";
import { errorResponse } from "./responses";
import type { RouteHandler } from "./route";

const refuse: RouteHandler = async (request) => {
  const requestId = randomUUID();
  try {
    await requireAdminOnAdminPath(request);
    return errorResponse(new Failure("not_found", NOT_FOUND), requestId);
  } catch (thrown) {
    return errorResponse(thrown, requestId);
  }
};

export const notFoundRoute: Endpoint = {
  GET: refuse,
  HEAD: refuse,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
  OPTIONS: refuse,
};
