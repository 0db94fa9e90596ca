import { expect, type Locator, type Page } from "playwright/test";
import type { Fixtures } from "./fixtures";

/** One state of one screen: its URL, who sees it, what has to be clicked, and what shows that it is there. */
export interface Screen {
  name: string;
  /** Its page below `app`, as the folders say it; lost pages have none. */
  page?: string;
  /** Its dialog, by the file's name in `components`. */
  dialog?: string;
  as: "visitor" | "user" | "newcomer" | "admin";
  at: (world: Fixtures) => string;
  /** Kept in the browser before the page opens. */
  kept?: Record<string, string>;
  press?: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Locator;
  /** It fetches a name that it shows: one of 200 characters moves what is below it, as those that people have do not. */
  hasLateName?: true;
  /** Takes back what was done to the data, for the screens after it. */
  leave?: (page: Page) => Promise<unknown>;
}

export const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name }).first();
export const dialog = (page: Page) => page.getByRole("dialog");
export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();
export const tab = (name: string) => (page: Page) => page.getByRole("tab", { name }).click();
/** Shows the whole row of what can be done with a report, where there is no room for it. */
export async function unfold(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: "More", exact: true });
  if (await more.isVisible()) await more.click();
}
/** An id that was never given out. */
export const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

/** Until the screen is there, in the state that its row tells of. */
export async function openScreen(page: Page, screen: Screen, world: Fixtures): Promise<void> {
  if (screen.kept !== undefined) await keep(page, screen.kept);
  // The address of the screen before would be a reload, which keeps its dialog open.
  await page.goto("/icon.svg");
  await page.goto(screen.at(world));
  await screen.press?.(page);
  await expect(screen.shows(page)).toBeVisible();
}

async function keep(page: Page, kept: Record<string, string>): Promise<void> {
  await page.goto("/icon.svg");
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, kept);
}
