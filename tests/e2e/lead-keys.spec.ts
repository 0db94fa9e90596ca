import type { Locator, Page } from "playwright/test";
import { addLead, askForCall, namesInList, signInByKeyboard } from "./lead-work";
import { admin, signInAt } from "./people";
import { atRest, expect, expectAccessible, test } from "./support";

/** Of keys for one lead, the text of a note aside. */
const MOST_KEYS = 12;

test("a day's work by keyboard alone takes at most twelve keys a lead", async ({ page }) => {
  const companies = ["One", "Two", "Three"].map((name) => `Keyboard ${Date.now()} ${name}`);
  for (const company of companies) await askForCall(page, await addLead(page, company));
  await countKeys(page);
  await signInByKeyboard(page);
  await expect(page.getByRole("region", { name: "Today" })).toBeVisible();
  await page.keyboard.press("f");
  await expect(page).toHaveURL("/admin?sort=call-first");
  await atRest(page);
  const toCall = (await namesInList(page)).slice(0, companies.length);
  expect(toCall).toHaveLength(companies.length);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");

  for (const [at, company] of toCall.entries()) {
    const panel = page.getByRole("dialog", { name: company });
    await expect(panel.getByLabel("Lead stage")).toHaveValue("new");
    if (at === 1) await expectAccessible(page);
    await workLead(page, panel);
    const { pressed, dialed } = await page.evaluate(() => window.counted);
    expect(dialed.at(-1)).toMatch(/^tel:\+1604/);
    if (at > 0) expect(pressed, company).toBeLessThanOrEqual(MOST_KEYS);
    await page.evaluate(() => {
      window.counted.pressed = 0;
    });
    await page.keyboard.press("j");
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  // Worked, they are no longer among those to be called.
  await expect.poll(() => namesInList(page).then((names) => names.slice(0, 3))).not.toEqual(toCall);
});

declare global {
  interface Window {
    counted: { pressed: number; dialed: string[] };
  }
}

/** Each key that goes down counts, also of a chord, but not what is typed as a note; a telephone is told by its number. */
async function countKeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.counted = { pressed: 0, dialed: [] };
    const isTyping = ({ target, key, ctrlKey }: KeyboardEvent) =>
      target instanceof HTMLTextAreaElement && key.length === 1 && !ctrlKey;
    window.addEventListener(
      "keydown",
      (event) => {
        if (event.isTrusted && !isTyping(event)) window.counted.pressed += 1;
      },
      true,
    );
    window.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href^='tel:']") : null;
      if (link === null) return;
      event.preventDefault();
      window.counted.dialed.push(link.getAttribute("href") ?? "");
    });
  });
}

/** The call itself, what came of it, when the next is, how far the lead is, and a note. */
async function workLead(page: Page, panel: Locator): Promise<void> {
  const { keyboard } = page;
  await keyboard.press("c");
  await keyboard.press("l");
  await expect(page.getByRole("menuitem", { name: "Reached" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(panel.getByText(/^Reached, logged at/)).toBeVisible();
  await keyboard.press("d");
  await expect(page.getByRole("menuitem", { name: "Tomorrow" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(panel.getByLabel("Next action")).not.toHaveValue("");
  await keyboard.press("s");
  await keyboard.press("q");
  await expect(panel.getByLabel("Lead stage")).toHaveValue("qualified");
  await expect(panel.getByText(/Stage: Contacted → Qualified/)).toBeVisible();
  await keyboard.press("n");
  await expect(panel.getByLabel("Note", { exact: true })).toBeFocused();
  await keyboard.type("Wants the board paper first.");
  await keyboard.press("Control+Enter");
  await expect(panel.getByRole("list", { name: "Notes" })).toContainText("Wants the board paper first.");
  await keyboard.press("Escape");
}

test("Escape leaves the search, which keeps what was typed", async ({ page }) => {
  const company = `Searched ${Date.now()}`;
  await addLead(page, company);
  await signInAt(page, "/login", admin());
  await page.waitForURL("/admin");
  await expect(page.getByRole("tab", { name: "Assessment Data" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(company);
  await expect(page.getByText("1 to 1 of 1")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox")).toHaveValue(company);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: company })).toBeVisible();
});

test("the keys are listed on ?, and Ctrl and K leads to a page or a lead", async ({ page }) => {
  const company = `Palette ${Date.now()}`;
  await addLead(page, company);
  await signInAt(page, "/login", admin());
  await page.waitForURL("/admin");
  await expect(page.getByRole("tab", { name: "Assessment Data" })).toBeVisible();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard Shortcuts" });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("Control+k");
  const goTo = page.getByRole("dialog", { name: "Go To" });
  await goTo.getByRole("combobox").fill(company);
  await expect(goTo.getByRole("option", { name: company })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: company })).toBeVisible();
  // From any other page as well, where there is no list beside which the lead could open.
  await page.goto("/admin/coupons");
  await expect(page.getByRole("heading", { name: "Coupons" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await goTo.getByRole("combobox").fill(company);
  await expect(goTo.getByRole("option", { name: company })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: company })).toBeVisible();
});

test("Leads in the navigation leads to the list, from any page", async ({ page }) => {
  await addLead(page, `Listed ${Date.now()}`);
  // With few leads all would be on a tall screen.
  await page.setViewportSize({ width: 1280, height: 400 });
  await signInAt(page, "/login", admin());
  await page.waitForURL("/admin");
  const leads = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Leads" });
  const search = page.getByRole("searchbox", { name: "Search assessments" });
  await expect(search).not.toBeInViewport();
  await leads.click();
  await expect(search).toBeInViewport();
  await expect(leads).toHaveAttribute("aria-current", "page");
  await page.goto("/admin/insights");
  await leads.click();
  await expect(search).toBeInViewport();
});

test("leads are changed and deleted together, after their number was typed", async ({ page }) => {
  const word = `Together ${Date.now()}`;
  for (const name of ["One", "Two"]) await addLead(page, `${word} ${name}`);
  await signInAt(page, "/login", admin());
  await page.waitForURL("/admin");
  await page.getByRole("searchbox").fill(word);
  await expect(page.getByText("1 to 2 of 2")).toBeVisible();
  // One after the other: ticking one moves no other away from under the pointer.
  for (const name of ["One", "Two"])
    await page.getByRole("checkbox", { name: new RegExp(`^Select .*${word} ${name}$`) }).check();
  await expect(page.getByRole("region", { name: "Selected leads" })).toContainText("2 selected");
  await page.getByRole("button", { name: "Set Stage" }).click();
  await page.getByRole("menuitem", { name: "Qualified" }).click();
  await expect(page.getByText("2 leads changed.")).toBeVisible();
  await expect(page.getByText("Stage: Qualified")).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete Selected" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete 2 leads?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByText("Type the number of leads to delete them.")).toBeVisible();
  await dialog.getByLabel("Type 2 to delete them").fill("2");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("2 leads deleted.")).toBeVisible();
  await expect(page.getByText("No assessments match your search and filters.")).toBeVisible();
});

test("two leads of one person are merged, found, and separated again by keyboard alone", async ({ page }) => {
  const word = `Twins ${Date.now()}`;
  const email = `twins-${Date.now()}@example.com`;
  for (const name of ["One", "Two"]) await addLead(page, `${word} ${name}`, email);
  await signInAt(page, "/login", admin());
  await page.waitForURL("/admin");
  await expect(page.getByRole("tab", { name: "Assessment Data" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(word);
  await expect(page.getByText("1 to 2 of 2")).toBeVisible();
  await page.locator("#list").focus();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: `${word} Two` });
  await panel.getByRole("button", { name: /^Merge into This Lead/ }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Merge 1 lead into this one?" });
  await expect(dialog.getByText(/^The person notices nothing/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Merge 1 Lead" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: "Merged into This Lead" })).toBeVisible();
  await expect(page.locator(":focus")).toBeVisible();
  await expect(page.getByRole("button", { name: `Merged into ${word} Two` })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("button", { name: /^Separate/ }).focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: "Same Email" })).toBeVisible();
  await expect(page.getByText(/^Merged into/)).toHaveCount(0);
});
