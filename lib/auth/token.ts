import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { env } from "@/lib/env";
import type { SessionGrant } from "@/lib/services/context";

/** What our tokens hold. A token of another purpose is none, though the same secret made it. */
const Claims = z.object({
  purpose: z.literal("session"),
  sub: z.uuid(),
  sid: z.uuid(),
  ver: z.int().min(0),
  /** When the session ends, in seconds since 1970: however often the token is renewed. */
  end: z.int(),
});
export type Claims = z.infer<typeof Claims>;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export const claimsOf = (grant: SessionGrant): Claims => ({
  purpose: "session",
  sub: grant.userId,
  sid: grant.sessionId,
  ver: grant.tokenVersion,
  end: seconds(grant.expiresAt),
});

/** The very token that NextAuth's cookie holds. */
export const makeToken = (claims: Claims): Promise<string> =>
  encode({ token: claims, secret: env().authSecret, maxAge: Math.max(1, claims.end - seconds(new Date())) });

export const issueToken = (grant: SessionGrant): Promise<string> => makeToken(claimsOf(grant));

/** Null for anything that is not a whole, unexpired session token of ours. */
export async function readToken(token: string): Promise<Claims | null> {
  try {
    const parsed = Claims.safeParse(await decode({ token, secret: env().authSecret }));
    return parsed.success && parsed.data.end > seconds(new Date()) ? parsed.data : null;
  } catch {
    return null;
  }
}
