import { randomUUID } from "node:crypto";
import { Failure } from "@/lib/domain/failure";
import { NOT_FOUND } from "@/lib/domain/http-messages";
import { requireAdminOnAdminPath } from "./admin-path";
import { refusal } from "./answer";
import type { Endpoint } from "./endpoint";
import type { RouteHandler } from "./route";

const refuse: RouteHandler = async (request) => {
  const requestId = randomUUID();
  try {
    await requireAdminOnAdminPath(request);
    return refusal(new Failure("not_found", NOT_FOUND), requestId);
  } catch (thrown) {
    return refusal(thrown, requestId);
  }
};

export const unknownCall: Endpoint = {
  GET: refuse,
  HEAD: refuse,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
  OPTIONS: refuse,
};
