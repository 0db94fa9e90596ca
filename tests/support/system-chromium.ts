import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser that the machine has itself; undefined where there is only the one that Playwright brings. */
export const SYSTEM_CHROMIUM = PLACES.find((file) => existsSync(file));
