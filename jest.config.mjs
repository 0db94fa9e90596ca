import nextJest from "next/jest.js";
import { testsIn } from "./tests/support/joinable.cjs";

const withNext = nextJest({ dir: "./" });
const shared = {
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    // Packages that name their files for `import` alone, which Jest's `require` cannot see.
    "^@react-pdf/hyphenate/(.*)$": "<rootDir>/node_modules/@react-pdf/hyphenate/lib/$1.js",
    "^@react-email/render$": "<rootDir>/node_modules/@react-email/render/dist/node/index.mjs",
  },
  setupFilesAfterEnv: ["<rootDir>/tests/support/quiet-console.ts"],
};

/** Packages written as ES modules are compiled like our own files; the rest of node_modules is left alone. */
const COMPILED =
  "pptxgenjs|hucre|otpauth|@noble/hashes|@prisma/client/runtime|@react-pdf|@react-email|yoga-layout|lucide-react|color-string|color-name";

/** How long one test may take, in milliseconds. A busy machine is slow, not wrong; nor is a vendor itself. */
const PATIENCE = process.env.CONTRACTS_LIVE === "1" ? 600_000 : 60_000;

const project = async (displayName, testEnvironment, folder, more = {}) => ({
  ...(await withNext({
    ...shared,
    displayName,
    testEnvironment,
    modulePathIgnorePatterns: ["<rootDir>/.next/"],
    testMatch: [`<rootDir>/tests/${folder}`],
    ...more,
  })()),
  transformIgnorePatterns: [`/node_modules/(?!(${COMPILED})/)`],
});

/** In a whole run most files share one, and but a few run by themselves (tests/support/joinable.cjs). */
const joined = (name) =>
  process.env.JOINED_TESTS === "true" && {
    testMatch: [
      `joined/${name}/*.test.ts`,
      ...testsIn(`tests/${name}`).alone.map((file) => file.replace("tests/", "")),
    ].map((file) => `<rootDir>/tests/${file}`),
  };

/** One project per kind of test. `api` talks HTTP to running servers, which `npm test` starts. */
export default async () => ({
  testTimeout: PATIENCE,
  testSequencer: "<rootDir>/tests/support/slow-first.mjs",
  projects: await Promise.all([
    project("unit", "node", "unit/**/*.test.ts?(x)", {
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/support/same-each-time.ts"],
      ...joined("unit"),
    }),
    project("architecture", "node", "*.test.ts"),
    project("components", "jsdom", "components/**/*.test.tsx", {
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/support/dom.ts"],
      ...joined("components"),
    }),
    project("contracts", "node", "contracts/*.test.ts", joined("contracts")),
    project("stores", "<rootDir>/tests/support/pglite-environment.mjs", "stores/*.test.ts", {
      ...joined("stores"),
      globalSetup: "<rootDir>/tests/support/stores-setup.ts",
      globalTeardown: "<rootDir>/tests/support/stores-teardown.ts",
      moduleNameMapper: {
        "^@electric-sql/pglite(/contrib/pg_trgm)?$": "<rootDir>/tests/support/pglite.cjs",
        ...shared.moduleNameMapper,
      },
    }),
    project("api", "node", "api/**/*.test.ts", {
      globalSetup: "<rootDir>/tests/support/api-setup.ts",
      globalTeardown: "<rootDir>/tests/support/api-teardown.ts",
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/support/patience-with-servers.ts"],
    }),
    project("leak-scan", "node", "leak-scan/**/*.test.ts"),
    project("chaos", "node", "chaos/**/*.test.ts"),
  ]),
});
