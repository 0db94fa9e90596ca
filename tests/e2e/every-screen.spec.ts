import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { ACCOUNT_SCREENS } from "./account-screens";
import { ADMIN_SCREENS } from "./admin-screens";
import { becomes, type Fixtures, makeFixtures } from "./fixtures";
import { PUBLIC_SCREENS } from "./public-screens";
import { openScreen, type Screen } from "./screen";
import { expect, test, violations } from "./support";
import {
  cutText,
  lowerCased,
  moving,
  printedWays,
  scrolledSideways,
  shifted,
  vanished,
} from "./visual-checks";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// No screen waits for another one: each is opened anew, and what one did to the data it takes back.
test.describe.configure({ mode: "parallel" });

const SCREENS = [...PUBLIC_SCREENS, ...ACCOUNT_SCREENS, ...ADMIN_SCREENS];

let world: Fixtures;
test.beforeAll(async ({ request, baseURL }) => {
  world = await makeFixtures(request, baseURL ?? "");
});

/** The folders and files of one kind that there are, by the name that a screen uses. */
const onDisk = (folder: string, end: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => end.test(file))
    .map((file) => file.replace(end, ""));

test("every page and every dialog of the product is looked at", () => {
  const pages = new Set(SCREENS.map(({ page }) => page));
  const dialogs = new Set(SCREENS.map(({ dialog }) => dialog));
  expect(onDisk("app", /\/page\.tsx$/).filter((page) => !pages.has(page))).toEqual([]);
  expect(
    onDisk("components", /\.tsx$/)
      .filter((file) => /import \{ Dialog.*ui\/dialog"/.test(readFileSync(`components/${file}.tsx`, "utf8")))
      .map((file) => file.split("/").at(-1))
      .filter((dialog) => !dialogs.has(dialog)),
  ).toEqual([]);
});

for (const screen of SCREENS) {
  test(`${screen.as}, ${screen.name}: for everybody, wide and on a phone, in light, dark, forced colours, zoomed, with endless names`, async ({
    page,
    context,
    baseURL,
  }) => {
    if (screen.as !== "visitor") await becomes(context, screen.as, world, baseURL ?? "");
    expect(await lookAt(page, screen)).toEqual([]);
  });
}

const PHONE = { width: 390, height: 844 };

/** One visit, and on it every way in which people look; gives back what is wrong, in words. */
async function lookAt(page: Page, screen: Screen): Promise<string[]> {
  await openScreen(page, screen, world);

  const wrong: string[] = [];
  const note = (how: string, what: string[]) => wrong.push(...what.map((each) => `${how}: ${each}`));
  const noteWidth = async (how: string) => {
    note(how, (await staysWide(page)) ? ["wider than the screen"] : []);
    note(how, await lasting(() => cutText(page)));
  };
  await noteWidth("1280 px");
  const isStill = screen.as !== "admin" && screen.press === undefined && !screen.hasLateName;
  if (isStill) note("while it loads", await shifted(page));
  note("moves", await moving(page));
  note("not in title case", await lowerCased(page));
  note("on paper", await printedWays(page));
  note("light", await violations(page));
  await page.emulateMedia({ colorScheme: "dark" });
  note("dark", await violations(page, ["color-contrast", "link-in-text-block"]));
  await page.emulateMedia({ colorScheme: "light" });
  note("forced colours", await vanished(page));
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  await page.setViewportSize({ width: 768, height: 1024 });
  await noteWidth("768 px");
  note("768 px", await lasting(() => scrolledSideways(page)));
  await page.setViewportSize({ width: 640, height: 450 });
  await noteWidth("1280 px, zoomed");

  await becomePhone(page);
  // What a wide screen shows at once may be behind a button here.
  if (isStill || !(await screen.shows(page).isVisible())) {
    await screen.leave?.(page);
    await openScreen(page, screen, world);
  }
  if (isStill) note("while it loads on a phone", await shifted(page));
  await noteWidth("390 px");
  note("not in title case on a phone", await lowerCased(page));
  note("touch", await violations(page, ["target-size"]));
  await page.setViewportSize({ width: 320, height: 480 });
  await noteWidth("390 px, zoomed");
  await page.setViewportSize(PHONE);
  await screen.leave?.(page);
  return wrong;
}

/** From here on the page is as wide as a phone, and is touched instead of pointed at. */
async function becomePhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
}

/** A table turns into cards a moment after the screen got narrow; on a busy machine the moment is long. */
const TURNS_WITHIN_MS = 15_000;
const staysWide = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth + 1, null, {
      timeout: TURNS_WITHIN_MS,
    })
    .then(
      () => false,
      () => true,
    );

/** What is found for as long as the table may take. */
async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  let found = await look();
  const end = Date.now() + TURNS_WITHIN_MS;
  while (found.length > 0 && Date.now() < end) found = await look();
  return found;
}
