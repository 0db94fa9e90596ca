/** Pages that anybody may find and pass on. Every other address is a key, or shows somebody's data. */
const OPEN_PAGES = new Set(["/", "/assessment", "/auth", "/login", "/admin/login"]);

const DEVELOPMENT_ONLY = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";

/** Scripts run only with the nonce of this very answer. Styles are ours, and inline where React sets them. */
export function contentSecurityPolicy(nonce: string, _pathname: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${DEVELOPMENT_ONLY}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

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
