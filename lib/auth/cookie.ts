import { env } from "@/lib/env";
import type { Claims } from "./token";

/** NextAuth's own session cookie. */
export function sessionCookieName(): string {
  return isSecure() ? "__Secure-next-auth.session-token" : "next-auth.session-token";
}

export const isSecure = (): boolean => env().siteUrl.startsWith("https://");

export function sessionCookie(token: string, { end }: Claims): string {
  return cookie(sessionCookieName(), token, new Date(end * 1000));
}

export const endedSessionCookie = (): string => cookie(sessionCookieName(), "", new Date(0));

/** The value of one cookie of a request; null where it is not there. */
export const readCookie = (headers: Headers, name: string): string | null =>
  cookiesOf(headers).find((one) => one.name === name)?.value ?? null;

/** What a request carries, in its order; what has no value is left out. */
export function cookiesOf(headers: Headers): { name: string; value: string }[] {
  return (headers.get("cookie") ?? "").split(";").flatMap((part) => {
    const [name = "", ...value] = part.trim().split("=");
    return value.length === 0 ? [] : [{ name, value: value.join("=") }];
  });
}

/** HttpOnly and Lax, for this host alone; Secure where our own URL is https. */
export function cookie(name: string, value: string, expires: Date): string {
  const attributes = ["Path=/", `Expires=${expires.toUTCString()}`, "HttpOnly", "SameSite=Lax"];
  return [`${name}=${value}`, ...attributes, ...(isSecure() ? ["Secure"] : [])].join("; ");
}
