import { defineConfig } from "playwright/test";
import { BROWSER_FLAGS } from "./tests/e2e/browser-flags";
import { serverOf, WORKERS } from "./tests/e2e/own-server";
import { serveForTest } from "./tests/support/serve-command";
import { countingCoverage } from "./tests/support/server-coverage";
import { SYSTEM_CHROMIUM } from "./tests/support/system-chromium";

/** Browser tests against the production build, on two widths, with the embedded set; a server for each worker. */
export default defineConfig({
  testDir: "tests/e2e",
  // A busy machine is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: WORKERS,
  // What fails twice is wrong; npm test names what needed a second try.
  retries: 1,
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  outputDir: "test-results/browser",
  use: {
    launchOptions: {
      executablePath: SYSTEM_CHROMIUM,
      args: BROWSER_FLAGS,
    },
  },
  projects: [
    { name: "1280", use: { viewport: { width: 1280, height: 900 } } },
    // What is another on a phone: where things lie, lists as cards, the main journey. What every screen shows there, and
    // how large it is to a finger, is looked at on its one visit.
    {
      name: "390",
      testMatch: /main-journey|report-page|admin-leads|admin-return/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: Array.from({ length: WORKERS }, (_, worker) => {
    const { url, port, dataDir } = serverOf(worker);
    return {
      command: ["node", ...serveForTest(port)].join(" "),
      url: `${url}/api/health`,
      timeout: 120_000,
      env: {
        NODE_ENV: "production",
        PORT: String(port),
        NEXTAUTH_URL: url,
        DATA_DIR: dataDir,
        KEPT_DRAWINGS: `${dataDir}-drawings`,
        ...countingCoverage,
      },
    };
  }),
});
