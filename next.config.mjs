import { PHASE_PRODUCTION_BUILD } from "next/constants.js";

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

/** Whether the lines that servers run are counted (tests/run.ts), which is told in lines of the sources. */
const isCounted = Boolean(process.env.SERVER_COVERAGE);

/** @type {import("next").NextConfig} */
const config = {
  // A folder that runs by itself, for the Dockerfile; `next start` and serverless hosts do without.
  output: process.env.BUILD_STANDALONE === "true" ? "standalone" : undefined,
  // Where `npm start` and `npm test` build, tsc has its own turn or is not asked.
  typescript: { ignoreBuildErrors: process.env.BUILD_TYPECHECK === "false" },
  headers: async () => [
    { source: "/:path*", headers: HEADERS },
    { source: "/brand/:path*", headers: PICTURES_ONLY },
  ],
  poweredByHeader: false,
  reactStrictMode: true,
  // Some 9 kB come with the page instead of a round trip later: on a phone's line that is half the wait for the first
  // words. So it is with prepared pages; the others name their file (lib/setup/styles-once.mjs).
  experimental: {
    inlineCss: true,
    globalNotFound: true,
    // The headers of a prepared page are not those of /LOGIN, which is none.
    caseSensitiveRoutes: true,
    // Of one build for the next: writing it (340 MB) took longer than the next one gained by it.
    turbopackFileSystemCacheForBuild: false,
    // No server reads them, and they are three quarters of what is built: 150 of 200 MB. What counts covered lines does.
    turbopackSourceMaps: isCounted,
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

/**
 * Next has no hook for the end of a build but an adapter's, and with an adapter it lays prepared pages elsewhere and hashes
 * each file that each route needs. The process that builds ends when all is written; its workers have no part in it.
 * @param {string} phase
 */
export default async function configOf(phase) {
  if (phase === PHASE_PRODUCTION_BUILD && !process.env.IS_NEXT_WORKER && !isHooked) {
    isHooked = true;
    const { finishBuild } = await import("./lib/setup/after-build.mjs");
    const begun = Date.now();
    process.once("exit", (code) => code === 0 && finishBuild(begun));
  }
  return config;
}

let isHooked = false;
