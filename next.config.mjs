// Next's commands report their use to its makers unless told not to.
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

/** Headers of every response, files included. Browsers apply the first line (HSTS) on https alone. */
const HEADERS = [
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()"],
].map(([key, value]) => ({ key, value }));

/** A picture opened by itself, or an address where none is, runs and loads nothing. */
const PICTURES_ONLY = [
  { key: "Content-Security-Policy", value: "default-src 'none'; style-src 'unsafe-inline'" },
];

/** @type {import("next").NextConfig} */
export default {
  // A folder that runs by itself, for the Dockerfile; `next start` and serverless hosts do without.
  output: process.env.BUILD_STANDALONE === "true" ? "standalone" : undefined,
  headers: async () => [
    { source: "/:path*", headers: HEADERS },
    { source: "/brand/:path*", headers: PICTURES_ONLY },
  ],
  poweredByHeader: false,
  reactStrictMode: true,
  // Some 9 kB come with the page instead of a round trip later: on a phone's line that is half the wait for the first
  // words.
  experimental: {
    inlineCss: true,
    globalNotFound: true,
    // The headers of a prepared page are not those of /LOGIN, which is none.
    caseSensitiveRoutes: true,
    // Each page is loaded when it is first asked for: a server that starts answers sooner, and holds less.
    preloadEntriesOnStart: false,
  },
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@node-rs/argon2",
    "@opentelemetry/exporter-logs-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-logs",
    "@prisma/schema-engine-wasm",
    "@react-pdf/renderer",
    "docx",
    "ics",
    "jszip",
    "pg",
    "pg-boss",
    "pglite-prisma-adapter",
    "pino",
    "pptxgenjs",
  ],
  outputFileTracingExcludes: {
    "/*": [
      "./tests/**/*",
      "./test-results/**/*",
      "./biome.json",
      "./components.json",
      "./tsconfig.json",
      "./vercel.json",
    ],
  },
  outputFileTracingIncludes: {
    "/*": [
      "./prisma/migrations/**/*",
      "./node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm",
      "./node_modules/@fontsource/{inter,source-serif-4}/files/*-{400,600}-normal.woff",
    ],
  },
};
