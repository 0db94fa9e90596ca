import { existsSync } from "node:fs";

/** First the browser without windows, which is the same one and takes less of a processor: no window is looked at. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The browser that the machine has itself; undefined where there is only the one that Playwright brings. */
export const SYSTEM_CHROMIUM = PLACES.find((file) => existsSync(file));
