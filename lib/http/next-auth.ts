import { randomUUID } from "node:crypto";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { z } from "zod";
import { cookiesOf } from "@/lib/auth/cookie";
import { authOptions, type Doors } from "@/lib/auth/options";
import { Login } from "@/lib/domain/account/credentials";
import { Failure } from "@/lib/domain/failure";
import { METHOD_NOT_ALLOWED, NOT_FOUND, WRONG_ORIGIN } from "@/lib/domain/http-messages";
import { clientIp } from "@/lib/server/client-ip";
import { createContext } from "@/lib/server/context";
import { enter, type LimitedClient, underLimit } from "@/lib/server/limits";
import { drainSoon } from "@/lib/server/run-jobs";
import { notifyOfLockout } from "@/lib/services/account/notify-of-lockout";
import { resumeSession } from "@/lib/services/account/resume-session";
import { openSession } from "@/lib/services/account/sign-in";
import type { Context } from "@/lib/services/context";
import { BODY_MAX_BYTES, readBytes, readJson } from "./body";
import type { Endpoint } from "./endpoint";
import { loginLimitKey } from "./known-device";
import { refuseForeignOrigin } from "./origin";
import { parseInput } from "./parse";
import { errorResponse, headersOf } from "./responses";
import type { RouteHandler } from "./route";

const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  GET: ["session", "csrf", "providers", "signin", "signout", "error"],
  POST: ["session", "signin", "signout", "callback", "_log"],
};

/** NextAuth's own endpoints, on our users, under our limits and in our shape. */
const handle: RouteHandler = async (request, extra) => {
  const requestId = randomUUID();
  try {
    const nextauth = [(await extra.params).nextauth ?? []].flat();
    const [action = "", provider] = nextauth;
    requireAction(request.method, action, provider);
    refuseForeignOrigin(request);
    const ip = clientIp(request.headers);
    const context = await createContext({ actor: { kind: "visitor" }, requestId, ip, drainSoon });
    if (request.method === "POST" && action === "callback") await enter(context.store, "login", ip);
    const asked = await readableCopy(request);
    const refused: { reason?: unknown } = {};
    const options = authOptions(doorsOf(context, request, refused));
    const response: Response = await NextAuth(asked, { params: { nextauth } }, options);
    if (refused.reason instanceof Failure && refused.reason.code !== "unauthenticated") throw refused.reason;
    // All that it says to a request without its own token is "[object Object]".
    if (response.status === 400) throw new Failure("invalid", WRONG_ORIGIN);
    for (const [name, value] of Object.entries(headersOf(requestId))) response.headers.set(name, value);
    return response;
  } catch (thrown) {
    return errorResponse(thrown, requestId);
  }
};

function requireAction(method: string, action: string, provider: string | undefined): void {
  const isKnown = Object.values(ACTIONS).some((actions) => actions.includes(action));
  const isOurs = provider === undefined || provider === "credentials";
  if (!isKnown || !isOurs) throw new Failure("not_found", NOT_FOUND);
  if (!ACTIONS[method]?.includes(action)) throw new Failure("method_not_allowed", METHOD_NOT_ALLOWED);
}

/** NextAuth's own error codes. */
const ERROR_WORD = /^[A-Za-z]{1,40}$/;
/** What a browser would have written into its session goes no further than here. */
const JsonBody = z
  .object({ data: z.unknown().optional() })
  .catchall(z.union([z.string(), z.boolean()]))
  .transform(({ data: _, ...rest }) => rest);

/**
 * Sanitized request: NextAuth puts `error` into a header as it is, calls a return path that is no URL a
 * fault of the server, and throws at a body that is not what its type says.
 */
async function readableCopy(request: NextRequest): Promise<NextRequest> {
  const url = new URL(request.url);
  const { searchParams } = url;
  if (!ERROR_WORD.test(searchParams.get("error") ?? "")) searchParams.delete("error");
  if (!searchParams.getAll("callbackUrl").every(isUrl)) searchParams.delete("callbackUrl");
  const { method } = request;
  const headers = withoutWayBack(request.headers);
  if (method !== "POST") return new NextRequest(url, { method, headers });
  return new NextRequest(url, { method, headers, body: await readableBody(request) });
}

const isUrl = (text: string): boolean =>
  /^https?:/.test(text)
    ? URL.canParse(text)
    : text.startsWith("/") && URL.canParse(text, "https://any.example");

const WAY_BACK = /^(__Secure-)?next-auth\.callback-url$/;

/** Without the cookie in which NextAuth remembers the return path: our pages carry theirs in their URL. */
function withoutWayBack(headers: Headers): Headers {
  const copy = new Headers(headers);
  const cookies = cookiesOf(headers);
  const kept = cookies.filter(({ name }) => !WAY_BACK.test(name));
  if (kept.length < cookies.length)
    copy.set("cookie", kept.map(({ name, value }) => `${name}=${value}`).join("; "));
  return copy;
}

async function readableBody(request: NextRequest): Promise<BodyInit> {
  const isJson = request.headers.get("content-type")?.toLowerCase().includes("json") ?? false;
  if (!isJson) return Buffer.from(await readBytes(request, BODY_MAX_BYTES));
  return JSON.stringify(parseInput(JsonBody, await readJson(request)));
}

function doorsOf(context: Context, request: NextRequest, refused: { reason?: unknown }): Doors {
  const { store } = context;
  return {
    signIn: async (credentials) => {
      const login = Login.safeParse(credentials);
      if (!login.success) return null;
      const { email } = login.data;
      const client: LimitedClient = {
        ip: clientIp(request.headers),
        ...loginLimitKey(email, request.headers),
        whenHeld: () => notifyOfLockout(context, email),
      };
      try {
        return (await underLimit(store, "login", client, () => openSession(context, login.data))).grant;
      } catch (thrown) {
        refused.reason = thrown;
        return null;
      }
    },
    resume: (claims) => resumeSession(store, claims, context.now()),
    describe: async (userId) => {
      const account = await store.users.findAccount({ id: userId });
      return account && { id: account.id, email: account.email, role: account.role };
    },
    signOut: (sessionId) => store.sessions.end(sessionId, context.now()),
  };
}

export const nextAuth: Endpoint = {
  GET: handle,
  HEAD: handle,
  POST: handle,
  PUT: handle,
  PATCH: handle,
  DELETE: handle,
  OPTIONS: handle,
};
