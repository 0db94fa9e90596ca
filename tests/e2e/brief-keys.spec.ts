import { addLead, askForCall, namesInList, signInByKeyboard } from "./lead-work";
import { atRest, expect, expectAccessible, test } from "./support";

/** Of keys for one lead. */
const MOST_KEYS = 12;

test("a lead is called from its brief, and the next one opened, within twelve keys", async ({ page }) => {
  const companies = ["One", "Two", "Three"].map((name) => `Briefed ${Date.now()} ${name}`);
  for (const company of companies) await askForCall(page, await addLead(page, company));
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  await signInByKeyboard(page);
  await expect(page.getByRole("region", { name: "Today" })).toBeVisible();
  await press("f");
  await expect(page).toHaveURL("/admin?sort=call-first");
  await atRest(page);
  const toCall = (await namesInList(page)).slice(0, companies.length);
  await press("j");
  await press("Enter");
  for (const company of toCall) {
    await expect(page.getByRole("dialog", { name: company }).getByLabel("Lead stage")).toBeVisible();
    pressed = 0;
    await press("b");
    await page.waitForURL(/\/admin\/brief\//);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(company);
    await expect(page.getByLabel("Lead stage")).toHaveValue("new");
    await press("l");
    await expect(page.getByRole("menuitem", { name: "Reached" })).toBeFocused();
    await press("Enter");
    await expect(page.getByText(/^Reached, logged at/)).toBeVisible();
    await press("d");
    await expect(page.getByRole("menuitem", { name: "Tomorrow" })).toBeFocused();
    await press("Enter");
    await expect(page.getByLabel("Next action")).not.toHaveValue("");
    if (company === toCall[0]) await expectAccessible(page);
    await press("Escape");
    await page.waitForURL("/admin?sort=call-first");
    // Its place in the list is said once the list is there, and with it the next lead.
    await expect(page.getByRole("dialog", { name: company }).getByText(/^\d+ of \d+/)).toBeVisible();
    await atRest(page);
    await press("j");
    expect(pressed, company).toBeLessThanOrEqual(MOST_KEYS);
  }
});
