import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { admin, signInAt } from "./people";
import { expect, expectAccessible, test } from "./support";

const ANSWERS = JSON.parse(readFileSync("lib/services/report/sample-answers.json", "utf8"));

/** Stores an assessment over HTTP, so that the page has no session yet. */
async function addLead(page: Page, companyName: string): Promise<string> {
  const answer = await page.request.post("/api/assessments", {
    data: { ...ANSWERS, executiveEmail: "m.osei@example.com", companyName },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).assessmentId;
}

async function openAdmin(page: Page): Promise<void> {
  await signInAt(page, "/login", admin());
  await page.waitForURL("/admin");
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Assessment Data" })).toBeVisible();
}

const search = (page: Page) => page.getByPlaceholder(/search by name, company, or email/i);
const row = (page: Page, company: string) =>
  page
    .getByLabel("Assessments", { exact: true })
    .getByRole("row")
    .or(page.getByRole("list", { name: "Assessments" }).getByRole("listitem"))
    .filter({ hasText: company });
const more = async (page: Page, company: string, entry: string) => {
  await row(page, company)
    .getByRole("button", { name: /^More actions/ })
    .click();
  await page.getByRole("menuitem", { name: entry }).click();
};

/** How many lines an element's text takes. */
const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

test("an admin finds a lead, opens it, works it and reads its report", async ({ page }, about) => {
  // The list keeps the lead of a try that failed.
  const label = `${about.project.name}${about.retry === 0 ? "" : `r${about.retry}`}`;
  const company = `Skeena Lodges ${label}`;
  const id = await addLead(page, company);
  await openAdmin(page);
  await expect(page.getByText("Admin Access / Full Database View")).toBeVisible();
  await expectAccessible(page);

  await search(page).fill(`lodges ${label}`);
  await expect(page.getByText("1 to 1 of 1")).toBeVisible();
  await expect(page).toHaveURL(`/admin?q=lodges+${label}`);
  await page.reload();
  await expect(search(page)).toHaveValue(`lodges ${label}`);

  const industry = row(page, company).getByText("manufacturing", { exact: true });
  expect(await linesOf(industry), "no word breaks").toBe(1);

  await row(page, company).getByRole("button", { name: /^View/ }).click();
  const dialog = page.getByRole("dialog", { name: company });
  await expect(dialog.getByRole("heading", { name: "Follow-up Questions" })).toBeVisible();
  await dialog.getByLabel("Lead stage").selectOption("contacted");
  await expect(dialog.getByText(/^Saved at/)).toBeVisible();
  await dialog.getByRole("textbox", { name: "Note" }).fill("Wants a demo in spring.");
  await dialog.getByRole("button", { name: "Add Note" }).click();
  await expect(dialog.getByRole("list", { name: "Notes" }).getByText("· admin@example.com")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(row(page, company).getByText("Stage: Contacted")).toBeVisible();

  await row(page, company)
    .getByRole("link", { name: /^Report/ })
    .click();
  await page.waitForURL(`/admin/report/${id}`);
  // Not unlocked, so that it is not written before one says so.
  await expect(page.getByRole("heading", { name: "No report yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Write Report" }).click();
  await expect(page.getByText("Auto-updates every 2 minutes")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(company);
  await expect(page.getByRole("heading", { name: "Personal and Family AI Readiness" }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Call Brief" }).click();
  await page.waitForURL(`/admin/brief/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(company);
  await expect(page.getByText("Quotes for custom millwork take two weeks").first()).toBeVisible();
  await expectAccessible(page);
});

test("an admin has tools chosen, and deletes a lead after being asked", async ({ page }, { project }) => {
  const company = `Vanishing Charters ${project.name}`;
  const id = await addLead(page, company);
  await openAdmin(page);
  await search(page).fill(company);
  await expect(page.getByText("1 to 1 of 1")).toBeVisible();
  await more(page, company, "AI Apps");
  const alert = page.getByRole("alertdialog", { name: /^Generated \d+ AI tool recommendations!$/ });
  await expect(alert.getByRole("button", { name: "OK" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(alert).toBeHidden();

  page.once("dialog", (asked) => asked.dismiss());
  await more(page, company, "Delete");
  await expect(row(page, company)).toBeVisible();
  page.once("dialog", (asked) => {
    expect(asked.message()).toContain(company);
    expect(asked.message()).toContain("cannot be undone");
    return asked.accept();
  });
  await more(page, company, "Delete");
  await expect(page.getByText("No assessments match")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/report/${id}`);
  await expect(page.getByRole("heading", { name: "Assessment Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Admin" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear Cache & Login" })).toBeVisible();
});

test("a lead named in the address opens at once, and the keyboard alone works the table", async ({ page }, {
  project,
}) => {
  const company = `Keyboard Bakery ${Date.now()} ${project.name}`;
  const id = await addLead(page, company);
  await openAdmin(page);
  await page.goto(`/admin?assessment=${id}&q=keyboard`);
  const dialog = page.getByRole("dialog", { name: company });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/admin?q=keyboard");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const view = row(page, company).getByRole("button", { name: /^View/ });
  await view.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(view).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(row(page, company).getByRole("button", { name: /^More actions/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "View Assessment" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const entry = page.getByRole("menuitem", { name: "AI Apps" });
  await expect(entry).toBeFocused();
  await expect(entry).toHaveCSS("outline-style", "solid");
  await expect(entry).toHaveCSS("outline-width", "2px");
});

test("a session that ends in the middle of work leads to sign in, and a server that fails says so", async ({
  page,
}) => {
  await openAdmin(page);
  await page.route("**/api/admin/assessments*", (route) =>
    route.fulfill({ status: 503, json: { message: "The service is briefly unavailable." } }),
  );
  await page.reload();
  await expect(page.getByText("Error Loading Admin Dashboard")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/admin/assessments*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("tab", { name: "Assessment Data" })).toBeVisible();

  await page.route("**/api/admin/assessments?*", (route) =>
    route.fulfill({ status: 401, json: { message: "Please sign in." } }),
  );
  await search(page).fill("anything");
  await page.waitForURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
});

test("with a lead open beside the list the header stays one row", async ({ page }, { project }) => {
  test.skip(project.name !== "1280", "On a phone it lies over the list.");
  const company = `Steady Mills ${Date.now()}`;
  await addLead(page, company);
  await openAdmin(page);
  await search(page).fill(company);
  await expect(page.getByText("1 to 1 of 1")).toBeVisible();
  const height = async () => (await page.getByRole("banner").boundingBox())?.height;
  const before = await height();
  await row(page, company).getByRole("button", { name: /^View/ }).click();
  await expect(page.getByRole("dialog", { name: company })).toBeVisible();
  expect(await height()).toBe(before);
});
