import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { env } from "@/lib/env";
import type { SessionGrant } from "@/lib/services/context";
import type { Resume } from "./identify";
import { claimsOf, makeToken, readToken } from "./token";

export interface Doors {
  /** Checks the credentials under the same limits as the sign-in call; null where they are refused. */
  signIn(credentials: unknown): Promise<SessionGrant | null>;
  resume: Resume;
  /** Who a user is now, for the session's answer. */
  describe(userId: string): Promise<{ id: string; email: string; role: string } | null>;
  signOut(sessionId: string): Promise<void>;
}

const LONGEST_SESSION_SECONDS = 30 * 24 * 60 * 60;

/**
 * NextAuth on the product's own users and sessions. Nothing that a browser sends gets into the token: it is made
 * from the credential check alone, and read against the database each time.
 */
export function authOptions(doors: Doors): NextAuthOptions {
  return {
    secret: env().authSecret,
    session: { strategy: "jwt", maxAge: LONGEST_SESSION_SECONDS },
    pages: { signIn: "/login", error: "/login", signOut: "/" },
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {}, code: {} },
        authorize: async (credentials) => {
          const grant = await doors.signIn(credentials);
          return grant === null ? null : { id: grant.userId, grant };
        },
      }),
    ],
    jwt: {
      encode: async ({ token }) => (token?.claims ? makeToken(token.claims) : ""),
      decode: async ({ token }) => {
        const claims = token === undefined ? null : await readToken(token);
        if (claims === null) return null;
        const grant = { userId: claims.sub, sessionId: claims.sid, tokenVersion: claims.ver };
        return (await doors.resume(grant)) === null ? null : { sub: claims.sub, claims };
      },
    },
    callbacks: {
      jwt: async ({ token, user }) => (user?.grant ? { ...token, claims: claimsOf(user.grant) } : token),
      session: async ({ token, session }) => {
        const user = token.claims ? await doors.describe(token.claims.sub) : null;
        if (user === null || token.claims === undefined) throw new Error("The session has ended.");
        return { ...session, user, expires: new Date(token.claims.end * 1000).toISOString() };
      },
      redirect: async ({ url }) => ownUrl(url),
    },
    events: {
      signOut: async ({ token }) => {
        if (token?.claims) await doors.signOut(token.claims.sid);
      },
    },
    logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
  };
}

/** Longer than any URL of ours: it goes into a header and a cookie, whose sizes clients limit. */
const WAY_BACK_MAX = 2_000;

/** Open redirect guard: only our own pages. */
function ownUrl(url: string): string {
  const { siteUrl } = env();
  if (url.length > WAY_BACK_MAX) return siteUrl;
  try {
    const target = new URL(url, siteUrl);
    return target.origin === new URL(siteUrl).origin ? target.href : siteUrl;
  } catch {
    return siteUrl;
  }
}
