import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { test as base, expect, type Page } from "playwright/test";

/** A page that fails its test when the browser complains: errors, violations of the content policy, lost files. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
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
  /status of (400|401|402|403|404|409|503)|net::ERR_CONNECTION_REFUSED/.test(text);

declare global {
  interface Window {
    /** Puts itself there once its source has been run. */
    axe: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8");

/** Nothing against WCAG 2.2 AA, nothing else that is serious, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await isWiderThanScreen(page)).toBe(false);
}

/** What axe finds, by all its rules or by some: all that is against WCAG 2.2 AA, and of its other advice what is serious. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async (chosen) => {
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
