import { env } from "@/lib/env";
import type { Claims } from "./token";

/** The very cookie that NextAuth reads. */
export function sessionCookieName(): string {
  return isSecure() ? "__Secure-next-auth.session-token" : "next-auth.session-token";
}

export const isSecure = (): boolean => env().siteUrl.startsWith("https://");

export function sessionCookie(token: string, { end }: Claims): string {
  return cookie(sessionCookieName(), token, new Date(end * 1000));
}

export const endedSessionCookie = (): string => cookie(sessionCookieName(), "", new Date(0));

/** The value of one cookie of a request; null where it is not there. */
export function readCookie(headers: Headers, name: string): string | null {
  for (const part of (headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name && value.length > 0) return value.join("=");
  }
  return null;
}

/** HttpOnly and Lax, for this host alone; Secure wherever our own address is. */
export function cookie(name: string, value: string, expires: Date): string {
  const attributes = ["Path=/", `Expires=${expires.toUTCString()}`, "HttpOnly", "SameSite=Lax"];
  return [`${name}=${value}`, ...attributes, ...(isSecure() ? ["Secure"] : [])].join("; ");
}
