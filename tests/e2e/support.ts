import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { test as base, expect, type Page } from "playwright/test";
import { serverOf } from "./own-server";

/** A page that fails its test when the browser complains: errors, violations of the content policy, lost files. */
export const test = base.extend<{ page: Page }>({
  baseURL: serverOf().url,
  page: async ({ page }, use) => {
    arriveAlive(page);
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" && !isExpected(message.text())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** A refusal that a test provokes is shown by the browser as a failed load; the page itself says it in words. */
const isExpected = (text: string) =>
  /status of (400|401|402|403|404|409|503)|net::ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED)/.test(text);

declare global {
  interface Window {
    /** Puts itself there once its source has been run. */
    axe: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Every way to a page ends when its scripts have taken it over. Before that a button does nothing, a form is sent by the
 * browser itself and what is typed may be lost, and nothing on the page says so: React's own mark does.
 */
export function arriveAlive(page: Page): void {
  const { goto, goBack, reload, waitForURL } = page;
  const alive = async <Answer>(going: Promise<Answer>): Promise<Answer> => {
    const answer = await going;
    await page.waitForFunction(isAlive);
    return answer;
  };
  page.goto = (...where) => alive(goto.apply(page, where));
  page.goBack = (...how) => alive(goBack.apply(page, how));
  page.reload = (...how) => alive(reload.apply(page, how));
  page.waitForURL = (...where) => alive(waitForURL.apply(page, where));
}

/** Asked in the page. A drawing or a file has no scripts to wait for. */
function isAlive(): boolean {
  if (document.querySelector("script[src*='/_next/']") === null) return true;
  const root = Object.keys(document).find((key) => key.startsWith("__reactContainer$"));
  return (
    root !== undefined && Reflect.get(document, root)?.stateNode.current.memoizedState.isDehydrated === false
  );
}

/** The width at which a phone's screens are looked at. */
const PHONE = 640;
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? PHONE) < PHONE;

/**
 * Nothing against WCAG 2.2 AA, nothing else that is serious, and nothing wider than the screen. What does not depend on
 * the width is looked at once, at the wide one; on a phone it is the size of what a finger has to meet.
 * For states on the way of a journey: those that every-screen.spec.ts opens are looked at there, in more ways.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page, isPhone(page) ? ["target-size"] : undefined)).toEqual([]);
  await expect.poll(() => isWiderThanScreen(page)).toBe(false);
}

/** Until nothing is on its way any more: a list that is fetched anew is pale, and comes back by and by. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What axe finds, by all its rules or by some: all that is against WCAG 2.2 AA, and of its other advice what is serious. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async (chosen) => {
    // A row that lies half under the table's head, which stays as one scrolls, would count as a target too small.
    window.scrollTo(0, 0);
    const { violations } = await window.axe.run(document, {
      resultTypes: ["violations"],
      ...(chosen === undefined
        ? { rules: { "target-size": { enabled: true } } }
        : { runOnly: { type: "rule", values: [...chosen] } }),
    });
    return violations
      .filter(
        ({ impact, tags }) =>
          ["serious", "critical"].includes(impact ?? "") || tags.some((tag) => /^wcag2\d?a{1,2}$/.test(tag)),
      )
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  }, rules);
}

const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1);
