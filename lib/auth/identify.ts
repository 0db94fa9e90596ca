import type { Actor, SessionGrant } from "@/lib/services/context";
import { readCookie, sessionCookieName } from "./cookie";
import { readToken } from "./token";

export interface Caller {
  actor: Actor;
  /** True for cookie authentication: then a change must come from our own pages (CSRF). */
  ridesOnCookie: boolean;
}

export type Resume = (claims: Omit<SessionGrant, "expiresAt">) => Promise<(Actor & { kind: "user" }) | null>;

const VISITOR: Caller = { actor: { kind: "visitor" }, ridesOnCookie: false };

/**
 * Authentication: by the bearer token where there is one, else by the cookie. A bad bearer is no user, whatever
 * the cookie says.
 */
export async function identify(headers: Headers, resume: Resume): Promise<Caller> {
  const authorization = headers.get("authorization");
  const token = authorization === null ? readCookie(headers, sessionCookieName()) : bearerOf(authorization);
  if (token === null) return VISITOR;
  const claims = await readToken(token);
  if (claims === null) return VISITOR;
  const actor = await resume({ userId: claims.sub, sessionId: claims.sid, tokenVersion: claims.ver });
  return actor === null ? VISITOR : { actor, ridesOnCookie: authorization === null };
}

/** The scheme's name counts in any case (RFC 9110, 11.1). */
const BEARER = /^Bearer ([\w.-]{1,4000})$/i;

const bearerOf = (authorization: string): string | null => BEARER.exec(authorization)?.[1] ?? null;
