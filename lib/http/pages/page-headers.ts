import { CLOSED, policyFor } from "./policy.mjs";

const DEVELOPMENT_ONLY = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";

/** Content Security Policy of a page that is drawn per request: scripts run only with the nonce of this response. */
export function contentSecurityPolicy(nonce: string, pathname: string): string {
  const [scripts, calls, frames] = isCardPage(pathname) ? STRIPE : [];
  return policyFor(`'nonce-${nonce}' 'strict-dynamic'${scripts ?? ""}${DEVELOPMENT_ONLY}`, { calls, frames });
}

/** Allowed hosts of the card fields: Stripe's, on the page that has them, and only with Stripe. */
const STRIPE = [
  " https://js.stripe.com https://*.js.stripe.com",
  " https://api.stripe.com",
  "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
] as const;

const isCardPage = (pathname: string): boolean =>
  pathname === "/payment" && Boolean(process.env.STRIPE_SECRET_KEY?.trim());

/** A page that is drawn per request has a key for an address, or shows a person's data. */
export const PAGE_HEADERS: readonly (readonly [string, string])[] = [
  ...CLOSED,
  ["cache-control", "private, no-store"],
];
