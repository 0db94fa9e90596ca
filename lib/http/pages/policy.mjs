// @ts-check
// Plain JavaScript, because the step after the build, which runs in Node as it is, needs it as the middleware does.

/**
 * Content Security Policy of a page that runs these scripts alone. Styles are ours, and inline where React sets them.
 * @param {string} scripts
 */
export const policyFor = (scripts, { calls = "", frames = "'none'" } = {}) =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${calls}`,
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Headers of a page whose address is a key, shows a person's data, or is none of ours. */
export const CLOSED = /** @type {const} */ ([
  ["referrer-policy", "no-referrer"],
  ["x-robots-tag", "noindex, nofollow"],
]);
