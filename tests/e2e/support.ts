import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
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
const isExpected = (text: string) => /status of (400|401|402|403|404|409|503)/.test(text);

const axeSource = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8");

/** No serious or critical finding, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run(document, { resultTypes: ["violations"] });
    return violations
      .filter(({ impact }: { impact: string }) => ["serious", "critical"].includes(impact))
      .map(
        ({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
          `${id}: ${nodes[0]?.html.slice(0, 160)}`,
      );
  });
  expect(found).toEqual([]);
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1);
  expect(isWider).toBe(false);
}
