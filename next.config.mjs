/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@node-rs/argon2",
    "@prisma/schema-engine-wasm",
    "@react-pdf/renderer",
    "pg",
    "pg-boss",
    "pglite-prisma-adapter",
    "pino",
  ],
  outputFileTracingIncludes: {
    "/*": ["./prisma/migrations/**/*", "./node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm"],
  },
};
