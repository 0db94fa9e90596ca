import { SERVER_ERROR } from "@/lib/domain/http-messages";
import { readToken, type TokenKind, tokenFor } from "./tokens";

const NOT_JSON = "Invalid response format - expected JSON";
const DETAIL_CHARACTERS = 100;

/** A refused request. `detail` is the server's own sentence. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: number,
    readonly detail: string,
    /** The whole body, where it was JSON: `issues`, `code`. */
    readonly body: Readonly<Record<string, unknown>> = {},
    /** False where the server said nothing for a person, and `detail` is the status in words. */
    readonly isSaid = true,
  ) {
    super(`${status}: ${detail}`);
  }
}

interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  headers?: Record<string, string>;
  /** Which token goes along, where the path does not decide it: signing in sends none. */
  as?: TokenKind | "visitor";
}

/** Fetches JSON. Throws ApiError on a refusal, TypeError where no response came. */
export async function api<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const response = await ask(path, request);
  if (!isJson(response)) throw new Error(NOT_JSON);
  return response.json();
}

/** The same, for files. */
export async function apiFile(
  path: string,
  request: ApiRequest = {},
): Promise<{ file: Blob; name: string | null }> {
  const response = await ask(path, request);
  const disposition = response.headers.get("content-disposition") ?? "";
  return { file: await response.blob(), name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? null };
}

async function ask(path: string, { method = "GET", body, headers, as }: ApiRequest): Promise<Response> {
  const token = as === undefined ? tokenFor(path) : as === "visitor" ? null : readToken(as);
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: {
      "Content-Type": "application/json",
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

const isJson = (response: Response): boolean =>
  (response.headers.get("content-type") ?? "").includes("application/json");

async function refusalOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  if (!isJson(response)) return new ApiError(response.status, plainDetail(text));
  try {
    const body = JSON.parse(text);
    return new ApiError(response.status, body.message || response.statusText, body, !!body.message);
  } catch {
    return new ApiError(response.status, response.statusText, {}, false);
  }
}

function plainDetail(text: string): string {
  const isPage = /^\s*(<!doctype|<html)/i.test(text);
  return isPage ? SERVER_ERROR : text.slice(0, DETAIL_CHARACTERS);
}

/** The server's sentence, where it gave one; otherwise the screen's own. */
export function detailOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.isSaid && error.detail !== "" ? error.detail : otherwise;
}
