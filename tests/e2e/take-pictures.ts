// npm run pictures: takes the pictures of the main screens that are kept in tests/e2e/pictures, from the production
// build, on a server and data of its own.
// npm run pictures -- landing results --widths 768,1920 --themes light,dark,print --to /tmp/look
//   only these screens (by name, as in the tables of screens; "all" for every one), at these widths, into a folder of
//   one's own: there the whole page, in pieces that one can read, and with --pdf as the browser would print it.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright/test";
import { killNow } from "../support/server-process";
import { SYSTEM_CHROMIUM } from "../support/system-chromium";
import { ACCOUNT_SCREENS } from "./account-screens";
import { ADMIN_SCREENS } from "./admin-screens";
import { becomes, type Fixtures } from "./fixtures";
import { pictureData, startWithLeads } from "./picture-data";
import { PUBLIC_SCREENS } from "./public-screens";
import { openScreen, type Screen } from "./screen";
import { arriveAlive, atRest } from "./support";

const KEPT_IN = "tests/e2e/pictures";
/** The screens that most people see, in the order in which they see them. */
const MAIN = [
  "landing",
  "sample-report",
  "step-1-of-the-wizard",
  "step-3-of-the-wizard",
  "summary",
  "payment-by-card",
  "results",
  "report",
  "roadmap",
  "my-reports",
  "leads",
  "privacy",
];
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1280: 900, 1920: 1080 };
/** So much of a page is kept, and so much is one piece of it. */
const PIECE = 1600;

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: "string", default: "390,1280" },
    themes: { type: "string", default: "light,dark" },
    to: { type: "string", default: KEPT_IN },
    pdf: { type: "boolean", default: false },
  },
});
const isKept = path.resolve(asked.to) === path.resolve(KEPT_IN);

const nameOf = ({ name }: Screen) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
const all = new Map(
  [...PUBLIC_SCREENS, ...ACCOUNT_SCREENS, ...ADMIN_SCREENS].map((screen) => [nameOf(screen), screen]),
);
const wanted = positionals.includes("all") ? [...all.keys()] : positionals.length > 0 ? positionals : MAIN;
const unknown = wanted.filter((name) => !all.has(name));
if (unknown.length > 0) {
  console.error(`No screen is called ${unknown.join(", ")}. There are:\n${[...all.keys()].join("\n")}`);
  process.exit(1);
}

mkdirSync(asked.to, { recursive: true });
if (isKept && positionals.length === 0)
  for (const file of readdirSync(asked.to)) rmSync(path.join(asked.to, file));

const server = await startWithLeads();
const browser = await chromium.launch({
  executablePath: SYSTEM_CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
});
try {
  const world = await pictureData(server);
  for (const name of wanted) {
    const screen = all.get(name);
    if (screen === undefined) continue;
    for (const width of asked.widths.split(",").map(Number)) await takeAll(browser, screen, width, world);
    process.stderr.write(`${name}\n`);
  }
} finally {
  await browser.close();
  killNow(server.pid());
  await server.clear();
}

/** One visit at one width, looked at in each theme. */
async function takeAll(browser: Browser, screen: Screen, width: number, world: Fixtures): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    hasTouch: width < 800,
    isMobile: width < 640,
    reducedMotion: "reduce",
  });
  if (screen.as !== "visitor") await becomes(context, screen.as, world, server.url);
  const page = await context.newPage();
  arriveAlive(page);
  await openScreen(page, screen, world);
  // A script's press leaves a ring that a finger or a mouse would not.
  await page.evaluate(() => document.querySelector<HTMLElement>("[role=tab]:focus")?.blur());
  const file = path.join(asked.to, `${nameOf(screen)}-${width}`);
  for (const theme of asked.themes.split(",")) {
    if (theme === "print") await page.emulateMedia({ media: "print", colorScheme: "light" });
    else await page.emulateMedia({ media: "screen", colorScheme: theme === "dark" ? "dark" : "light" });
    await paintAll(page);
    await atRest(page);
    if (isKept) writeFileSync(`${file}-${theme}.webp`, await smallPicture(page));
    else await takePieces(page, `${file}-${theme}`);
  }
  if (asked.pdf) await page.pdf({ path: `${file}.pdf`, format: "Letter", printBackground: true });
  await screen.leave?.(page);
  await context.close();
}

/** Also what the browser leaves out until it is scrolled to. */
async function paintAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
    for (const picture of document.images) picture.loading = "eager";
  });
}

/** The top of a page, as small as it can still be read. */
async function smallPicture(page: Page): Promise<Buffer> {
  const { width, height } = await sizeOf(page);
  // What sticks to the foot of the screen lies at the foot of the picture.
  await page.setViewportSize({ width, height: Math.min(height, PIECE) });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 45,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, PIECE), scale: width < 800 ? 0.75 : 0.5 },
  });
  return Buffer.from(data, "base64");
}

async function takePieces(page: Page, file: string): Promise<void> {
  for (let y = 0, piece = 1; ; y += PIECE, piece += 1) {
    // A list may have become shorter meanwhile.
    const { width, height } = await sizeOf(page);
    if (y >= height) return;
    const clip = { x: 0, y, width, height: Math.min(PIECE, height - y) };
    await page.screenshot({ path: `${file}-${piece}.png`, fullPage: true, clip });
  }
}

function sizeOf(page: Page): Promise<{ width: number; height: number }> {
  return page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }));
}
