import { createHash, randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { endedSessionCookie, sessionCookie } from "@/lib/auth/cookie";
import type { Caller } from "@/lib/auth/identify";
import { readToken } from "@/lib/auth/token";
import { PASSWORD_CHANGE_REQUIRED } from "@/lib/domain/account/server-messages";
import { SignedIn } from "@/lib/domain/account/views";
import { Failure } from "@/lib/domain/failure";
import { NOT_ALLOWED, NOT_FOUND, SIGN_IN_REQUIRED } from "@/lib/domain/http-messages";
import type { LimitName } from "@/lib/domain/limits";
import { clientIp } from "@/lib/server/client-ip";
import { createContext } from "@/lib/server/context";
import { type LimitedClient as Counted, checkLimit, enter, underLimit } from "@/lib/server/limits";
import { drainSoon, lookForWork } from "@/lib/server/run-jobs";
import { type Actor, type Context, isAdmin } from "@/lib/services/context";
import { authenticate } from "./authenticate";
import { readJson } from "./body";
import { knownDeviceCookie } from "./known-device";
import { requireOwnOrigin } from "./origin";
import { type OwnerKeyGiven, ownerCookies, ownerKeysOf } from "./owner-cookie";
import { errorPage } from "./pages/error-page";
import { parseInput } from "./parse";
import { errorResponse, headersOf, textResponse } from "./responses";

/** Authorization: any visitor, a signed-in user, or an admin. */
type Access = "visitor" | "user" | "admin";

interface Handled<Params, Query, Body> {
  context: Context;
  params: Params;
  query: Query;
  body: Body;
  /** Idempotency: a hash of the client's key for this request; null where it sent none. */
  idempotencyKey: string | null;
  /** The device's key to answers that were saved to be finished elsewhere; null where it sent none. */
  draftKey: string | null;
}

interface Declaration<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  access: Access;
  /** Open also to a user whose password is a temporary one. */
  withTemporaryPassword?: true;
  params?: P;
  query?: Q;
  body?: B;
  limit?: LimitName;
  /** Rate limit per subject, beside the IP's, such as the assessment's. */
  subject?: (input: Subject<z.output<P>, z.output<B>>) => string | LimitSubject;
  /** Lockout notice: what is done besides where others have used up the attempts at the subject. */
  whenHeld?: (input: { context: Context; body: z.output<B> }) => Promise<void>;
  /** Output schema: a field that it does not name cannot leave. `file` for responses that are not JSON. */
  returns: R | "file";
  /** A function where the same request again is answered otherwise. */
  status?: Status | ((result: z.input<R>) => Status);
  /** Fields of every refusal of this endpoint, where the specification names them. */
  refused?: { success: false };
  /** Whether the response begins a session, as `SignedIn`, or ends the present one: the cookie follows. */
  session?: "begins" | "ends";
  /** Whether the response has an owner key, for this device's cookie alone, and what happens to the keys there. */
  ownerKey?: OwnerKeyGiven;
  handle: (input: Handled<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<R> | Response>;
}

type Status = 200 | 201 | 202;
type LimitSubject = Pick<Counted, "subject" | "isKnownDevice">;

interface Subject<Params, Body> {
  params: Params;
  body: Body;
  actor: Actor;
  headers: Headers;
}

export type RouteHandler = (request: NextRequest, extra: RouteExtra) => Promise<Response>;
interface RouteExtra {
  params: Promise<Record<string, string | string[]>>;
}

const Nothing = z.unknown();

/** Endpoint: one route, declared. Refusals and faults leave through one function, in one shape. */
export function route<
  P extends z.ZodType = typeof Nothing,
  Q extends z.ZodType = typeof Nothing,
  B extends z.ZodType = typeof Nothing,
  R extends z.ZodType = typeof Nothing,
>(declared: Declaration<P, Q, B, R>): RouteHandler {
  return async (request, extra) => {
    const requestId = randomUUID();
    lookForWork();
    try {
      const caller = await authenticate(request.headers);
      requireOwnOrigin(request, caller.ridesOnCookie);
      requireAccess(declared, caller);
      const ip = clientIp(request.headers);
      const ownerKeys = ownerKeysOf(request);
      const context = await createContext({ actor: caller.actor, requestId, ip, ownerKeys, drainSoon });
      return await run(declared, request, extra, context);
    } catch (thrown) {
      const isOpenedAsPage =
        declared.returns === "file" && request.headers.get("sec-fetch-dest") === "document";
      return isOpenedAsPage
        ? errorPage(thrown, requestId)
        : errorResponse(thrown, requestId, declared.refused);
    }
  };
}

async function run<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  declared: Declaration<P, Q, B, R>,
  request: NextRequest,
  extra: RouteExtra,
  context: Context,
): Promise<Response> {
  const { limit } = declared;
  const ip = clientIp(request.headers);
  if (limit !== undefined) await enter(context.store, limit, ip);
  const params = await parseParams(declared.params, extra);
  const query = parse(declared.query, Object.fromEntries(request.nextUrl.searchParams));
  const body = declared.body === undefined ? undefined : await readJson(request);
  const input = { params, query, body: parse(declared.body, body) };
  const idempotencyKey = hashKey(request.headers.get("idempotency-key"), input.body);
  const draftKey = request.headers.get("draft-key");
  const handled = async () => declared.handle({ context, idempotencyKey, draftKey, ...input });
  const counted = () => ({ ip, ...subjectOf(declared, input, context, request.headers) });
  try {
    const result = await (limit === undefined
      ? handled()
      : underLimit(context.store, limit, counted(), handled));
    return await send(declared, request.headers, result, context.requestId);
  } catch (thrown) {
    await countRefusal(context, ip, thrown);
    throw thrown;
  }
}

function subjectOf<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  { subject, whenHeld }: Declaration<P, Q, B, R>,
  { params, body }: { params: z.output<P>; body: z.output<B> },
  context: Context,
  headers: Headers,
): Omit<Counted, "ip"> {
  const named = subject?.({ params, body, actor: context.actor, headers });
  return {
    ...(typeof named === "string" ? { subject: named } : named),
    whenHeld: whenHeld && (() => whenHeld({ context, body })),
  };
}

async function countRefusal({ store }: Context, ip: string, thrown: unknown): Promise<void> {
  const isUnknownId = thrown instanceof Failure && thrown.code === "not_found";
  if (isUnknownId) await checkLimit(store, "unknownId", { ip });
}

async function send<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  { returns, status = 200, session, ownerKey }: Declaration<P, Q, B, R>,
  headers: Headers,
  result: z.input<R> | Response,
  requestId: string,
): Promise<Response> {
  if (result instanceof Response) {
    for (const [name, value] of Object.entries(headersOf(requestId))) result.headers.set(name, value);
    return result;
  }
  if (returns === "file") throw new Error("An endpoint that returns a file returned something else.");
  const code = typeof status === "function" ? status(result) : status;
  const response = textResponse(JSON.stringify(returns.parse(result)), code, requestId);
  const cookies = await cookiesOf(session, result);
  if (ownerKey !== undefined) cookies.push(...ownerCookies(ownerKey, headers, result));
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

async function cookiesOf(session: "begins" | "ends" | undefined, result: unknown): Promise<string[]> {
  if (session === undefined) return [];
  if (session === "ends") return [endedSessionCookie()];
  const { token, user } = SignedIn.parse(result);
  const claims = await readToken(token);
  return claims === null ? [] : [sessionCookie(token, claims), knownDeviceCookie(user.email)];
}

function requireAccess(
  { access, withTemporaryPassword = false }: { access: Access; withTemporaryPassword?: boolean },
  { actor }: Caller,
): void {
  if (access === "visitor") return;
  if (actor.kind !== "user") throw new Failure("unauthenticated", SIGN_IN_REQUIRED);
  if (actor.mustSetPassword && !withTemporaryPassword) {
    throw new Failure("forbidden", PASSWORD_CHANGE_REQUIRED, { reason: "password_change_required" });
  }
  if (access === "admin" && !isAdmin(actor)) throw new Failure("forbidden", NOT_ALLOWED);
}

/** Idempotency key, hashed with the body: guessing another client's key does not reveal that request's outcome. */
function hashKey(key: string | null, body: unknown): string | null {
  if (key === null) return null;
  return createHash("sha256")
    .update(`${key}\n${JSON.stringify(body)}`)
    .digest("base64url");
}

function parse<Schema extends z.ZodType>(schema: Schema | undefined, input: unknown): z.output<Schema> {
  return schema === undefined ? (input as z.output<Schema>) : parseInput(schema, input);
}

/** 404 for a malformed id as for an unknown one. */
async function parseParams<P extends z.ZodType>(
  schema: P | undefined,
  extra: RouteExtra,
): Promise<z.output<P>> {
  const params = await extra.params;
  if (schema === undefined) return params as z.output<P>;
  const parsed = schema.safeParse(params, { error: () => NOT_FOUND });
  if (!parsed.success) throw new Failure("not_found", parsed.error.issues[0]?.message ?? NOT_FOUND);
  return parsed.data;
}
