import type { Page } from "playwright/test";
import { type Fixtures, makeFixtures } from "./fixtures";
import { expect, expectAccessible, isPhone, test } from "./support";

let world: Fixtures;
test.beforeAll(async ({ request, baseURL }) => {
  world = await makeFixtures(request, baseURL ?? "", "Halden Creek Joinery Ltd.");
});

const openReport = async (page: Page) => {
  await page.goto(`/report/${world.unlocked}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

test("a second view costs no page, and works like the first", async ({ page }) => {
  await openReport(page);
  await page.goto("/privacy");
  await openReport(page);
  const bytes = await page.evaluate(() =>
    performance.getEntriesByType("navigation").map((entry) => Reflect.get(entry, "transferSize")),
  );
  // Headers alone.
  expect(bytes[0]).toBeLessThan(1_000);
});

test("one row above the title holds everything that can be done with the report", async ({ page }) => {
  await openReport(page);
  const row = page.getByRole("navigation", { name: "This report" });
  const all = [
    "Download PDF",
    "View Roadmap",
    "Refresh Report",
    "Share with My Board",
    "Take It to Work",
    "Talk It Through",
  ];
  const shown = async () => {
    const words = await row.locator("a, button").filter({ visible: true }).allInnerTexts();
    return words.slice(1);
  };
  if (isPhone(page)) {
    expect(await shown()).toEqual(["Download PDF", "More"]);
    const before = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(before?.y).toBeLessThan(280);
    await row.getByRole("button", { name: "More" }).press("Enter");
    expect(await shown()).toEqual(["Download PDF", "Less", ...all.slice(1)]);
  } else {
    expect(await shown()).toEqual(all);
    const tops = await row
      .locator("a, button")
      .filter({ visible: true })
      .evaluateAll((each) => each.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  }
  await expectAccessible(page);
});

test("the weeks of the plan are lined up, or a list on a phone", async ({ page }) => {
  await openReport(page);
  await page.getByRole("heading", { name: "Implementation Roadmap" }).scrollIntoViewIfNeeded();
  const grid = page.locator(".report-calendar");
  if (isPhone(page)) {
    await expect(grid).toBeHidden();
    await expect(page.locator(".report-calendar-list > li").first()).toBeVisible();
    return;
  }
  await expect(grid).toBeVisible();
  const lines = await grid.evaluate((calendar) => {
    const of = (selector: string) =>
      [...calendar.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const [tasks, lanes] = [of(".report-calendar-task"), of(".report-calendar-lane")];
    const closed = of(".report-calendar-closed");
    return {
      edges: tasks.map(({ left }) => left - calendar.getBoundingClientRect().left),
      apart: tasks.map(({ top }, row) => top - (lanes[row]?.top ?? 0)),
      weeks: new Set(of(".report-calendar-week").map(({ top }) => top)).size,
      widths: closed.map(({ width }) => width),
      week: of(".report-calendar-week")[1]?.width ?? 0,
    };
  });
  expect(new Set(lines.edges)).toEqual(new Set([0]));
  expect(new Set(lines.apart)).toEqual(new Set([0]));
  expect(lines.weeks).toBe(1);
  for (const width of lines.widths) expect(width).toBeCloseTo(lines.week, 0);
});

test("tables are tables where there is room, and on a phone cards with each label beside its value", async ({
  page,
}) => {
  await openReport(page);
  const risk = page.locator(".report-register tbody tr").first();
  await risk.scrollIntoViewIfNeeded();
  const [title, owner] = [risk.locator("th"), risk.locator("td").last()];
  const widthOf = async (each: typeof title) => (await each.boundingBox())?.width ?? 0;
  if (isPhone(page)) {
    expect(await widthOf(title)).toBeGreaterThan(300);
    expect(await widthOf(owner)).toBeGreaterThan(300);
    const label = await owner.evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(label).toBe('"Owner"');
  } else {
    const [left, right] = [await title.boundingBox(), await owner.boundingBox()];
    expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99))).toBeLessThan(1);
  }
});

test("the contents mark the section that is being read, and no line moves", async ({ page }) => {
  await openReport(page);
  if (isPhone(page)) await page.locator("summary", { hasText: "Contents" }).click();
  const contents = page.getByRole("navigation", { name: "Contents" }).filter({ visible: true });
  const marked = contents.locator("[aria-current=location]");
  await expect(marked).toHaveText("1Executive Summary");
  const height = (await contents.boundingBox())?.height;
  await contents.getByRole("link", { name: "Risks and Mitigation Strategies" }).press("Enter");
  await expect(marked).toHaveText(/Risks and Mitigation Strategies/);
  await expect(marked).toHaveCount(1);
  expect((await contents.boundingBox())?.height).toBe(height);
});

test("a text to be used as it is gets to the clipboard by keyboard, folded as it may be", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openReport(page);
  const letter = page.getByRole("article", { name: /^Letter to/ });
  const text = letter.locator(".report-annex-text");
  await expect(text).toBeHidden();
  await letter.getByRole("button", { name: "Copy the letter to staff" }).press("Enter");
  await expect(letter.getByRole("status")).toContainText("Copied");
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const part = async (type: string) => (await item?.getType(type))?.text() ?? "";
    return { types: item?.types, plain: await part("text/plain"), html: await part("text/html") };
  });
  expect(copied.plain).toMatch(/^Letter to all who work at Halden Creek/);
  expect(copied.plain).toMatch(/a person reads every result first/i);
  expect(copied.html).toContain("<h4");
  await letter.locator("summary").press("Enter");
  await expect(text).toBeVisible();
  await expectAccessible(page);
});

test("the results lead with score, stage and gap, and the ways on come before everything else", async ({
  page,
}) => {
  await page.goto(`/results/${world.unlocked}`);
  await expect(page.getByRole("heading", { name: "Report ready", level: 1 })).toBeVisible();
  const score = page.getByRole("img", { name: /^AI readiness score: \d+ of 100, stage / });
  const report = page.getByRole("link", { name: "See Your Full Report" });
  const monday = page.getByRole("heading", { name: "On Monday" });
  const family = page.getByRole("heading", { name: "Family AI readiness" });
  const tops = await Promise.all(
    [score, report, monday, family].map(async (each) => (await each.boundingBox())?.y ?? 0),
  );
  const [first = 0, second = 0, third = 0, last = 0] = tops;
  expect(first).toBeLessThan(360);
  expect(second).toBeLessThan(isPhone(page) ? 800 : 400);
  expect(third).toBeGreaterThan(second);
  expect(last).toBeGreaterThan(third);
  await expectAccessible(page);
});

test("the roadmap draws the report's weeks and actions, and its sidebar stays beside them", async ({
  page,
}) => {
  await page.goto(`/roadmap/${world.unlocked}`);
  await expect(page.locator(".roadmap-actions > li").first()).toBeVisible();
  const weeks = page.locator(isPhone(page) ? ".report-calendar-list" : ".report-calendar");
  const planned = await weeks.textContent();
  await page.getByRole("heading", { name: /^Phase 3/ }).scrollIntoViewIfNeeded();
  if (!isPhone(page))
    await expect(page.getByRole("heading", { name: "Assessment Details" })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^See Your Full Report/ }).click();
  await page.getByRole("heading", { name: "Implementation Roadmap" }).scrollIntoViewIfNeeded();
  expect(await weeks.textContent()).toBe(planned);
});
