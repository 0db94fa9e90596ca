import { existsSync } from "node:fs";
import { defineConfig } from "playwright/test";
import { serveCommand } from "./tests/support/serve-command";
import { countingCoverage } from "./tests/support/server-coverage";

const SYSTEM_CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const PORT = Number(process.env.E2E_PORT ?? 4599);
/** Named once, by the first process: the tests read the messages that the server leaves there. */
process.env.E2E_DATA_DIR ??= `test-results/data-${process.pid}`;

/** Browser tests against the production build, on two widths, with the embedded set. */
export default defineConfig({
  testDir: "tests/e2e",
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  outputDir: "test-results/browser",
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: SYSTEM_CHROMIUM.find((file) => existsSync(file)),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "1280", use: { viewport: { width: 1280, height: 900 } } },
    // What the keyboard and a screen reader meet is the same at every width.
    { name: "390", testIgnore: /keyboard/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: {
    command: ["node", ...serveCommand(PORT)].join(" "),
    url: `http://127.0.0.1:${PORT}/api/health`,
    timeout: 120_000,
    env: {
      NODE_ENV: "production",
      PORT: String(PORT),
      NEXTAUTH_URL: `http://127.0.0.1:${PORT}`,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ...countingCoverage,
    },
  },
});
