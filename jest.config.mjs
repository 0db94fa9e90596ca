import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });
const shared = {
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  setupFilesAfterEnv: ["<rootDir>/tests/support/quiet-console.ts"],
};
const project = (displayName, testEnvironment, folder, more = {}) =>
  withNext({ ...shared, displayName, testEnvironment, testMatch: [`<rootDir>/tests/${folder}`], ...more })();

/** One project per kind of test. `api` talks HTTP to running servers, which `npm test` starts. */
export default async () => ({
  projects: await Promise.all([
    project("unit", "node", "unit/**/*.test.ts?(x)"),
    project("architecture", "node", "*.test.ts"),
    project("components", "jsdom", "components/**/*.test.tsx", {
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/support/dom.ts"],
    }),
    project("api", "node", "api/**/*.test.ts"),
  ]),
});
