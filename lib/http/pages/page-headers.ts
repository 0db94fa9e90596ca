/** Public pages, open to search engines. Every other URL is a key, or shows a person's data. */
const OPEN_PAGES = new Set([
  "/",
  "/sample",
  "/assessment",
  "/auth",
  "/login",
  "/admin/login",
  "/privacy",
  "/terms",
]);

const DEVELOPMENT_ONLY = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";

/**
 * Content Security Policy: scripts run only with the nonce of this response. Styles are ours, and inline where React sets
 * them.
 */
export function contentSecurityPolicy(nonce: string, pathname: string): string {
  const [scripts, calls, frames] = isCardPage(pathname) ? STRIPE : ["", "", ""];
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${scripts}${DEVELOPMENT_ONLY}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${calls}`,
    `frame-src ${frames || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Allowed hosts of the card fields: Stripe's, on the page that has them, and only with Stripe. */
const STRIPE = [
  " https://js.stripe.com https://*.js.stripe.com",
  " https://api.stripe.com",
  "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
] as const;

const isCardPage = (pathname: string): boolean =>
  pathname === "/payment" && Boolean(process.env.STRIPE_SECRET_KEY?.trim());

export function pageHeaders(pathname: string): [string, string][] {
  const isOpen = OPEN_PAGES.has(pathname);
  return [
    ["referrer-policy", isOpen ? "strict-origin-when-cross-origin" : "no-referrer"],
    ...(isOpen
      ? []
      : ([
          ["x-robots-tag", "noindex, nofollow"],
          ["cache-control", "private, no-store"],
        ] as [string, string][])),
  ];
}
