import type { Locator, Page } from "playwright/test";
import { expect } from "./support";

/** Tabs to this element. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, "reached with Tab").toBeFocused();
}

export const pressOn = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, page.getByRole("button", { name }));
  await page.keyboard.press("Enter");
};
