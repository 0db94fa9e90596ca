import type { Page } from "playwright/test";
import { type Fixtures, makeFixtures } from "./fixtures";
import { serverOf } from "./own-server";
import { expect, test } from "./support";

/** Of Lighthouse's score; what is over it is seen to jump. */
const MOST_SHIFT = 0.02;
/** Long after the first words are there. */
const TYPE_IS_LATE_MS = 700;

let world: Fixtures;
test.beforeAll(async ({ playwright }) => {
  const { url } = serverOf();
  const request = await playwright.request.newContext({ baseURL: url });
  world = await makeFixtures(request, url, "Halden Creek");
});

const PAGES: [string, (world: Fixtures) => string][] = [
  ["landing", () => "/"],
  ["sample", () => "/sample"],
  ["wizard", () => "/assessment"],
  ["summary", ({ locked }) => `/summary/${locked}`],
  ["payment", ({ locked }) => `/payment?assessment=${locked}`],
  ["results", ({ unlocked }) => `/results/${unlocked}`],
  ["roadmap", ({ unlocked }) => `/roadmap/${unlocked}`],
  ["report", ({ unlocked }) => `/report/${unlocked}`],
];

for (const width of [390, 412, 1280]) {
  test(`typefaces that come late move nothing, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, TYPE_IS_LATE_MS));
      await route.continue();
    });
    for (const [name, at] of PAGES) {
      await page.goto(at(world));
      expect(await shiftOf(page), name).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });
}

/** All that has moved by itself since the page was opened, once its own typefaces are shown. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    if (document.fonts.size === 0 || [...document.fonts].every(({ status }) => status !== "loaded"))
      throw new Error("The page shows no typeface of its own.");
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, "hadRecentInput")) shift += Number(Reflect.get(entry, "value"));
    });
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return shift;
  });
