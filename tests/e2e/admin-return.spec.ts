import type { Page } from "playwright/test";
import { submission } from "../support/submission";
import { admin, newAddress, signInAt } from "./people";
import { expect, test } from "./support";

test.beforeEach(async ({ page }) => {
  await signInAt(page, "/login", admin());
  await page.waitForURL("/admin");
});

/** Enough of them that the list is longer than the screen. */
async function addLeads(page: Page, place: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const answer = await page.request.post("/api/assessments", {
      data: submission({ companyName: `${place} ${number}`, executiveEmail: newAddress() }),
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(201);
  }
}

/** Where the dashboard was left: a click may first scroll its target into view. */
const noteWhereLeft = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener("pagehide", () => {
      if (window.location.pathname === "/admin")
        sessionStorage.setItem("left", String(Math.round(window.scrollY)));
    });
  });
const left = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("left")));
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const view = (page: Page, company: string) =>
  page.getByRole("button", { name: new RegExp(`^View .*${company}$`) });

test("from a report one comes back to the very view, by the page's way and by the browser's", async ({
  page,
}, { project }) => {
  const place = `Returning ${project.name}`;
  await addLeads(page, place, 14);
  const address = `/admin?q=${place.replace(" ", "+")}&sort=oldest`;
  await noteWhereLeft(page);
  await page.goto(address);
  const last = view(page, `${place} 12`);
  const report = page.getByRole("link", { name: new RegExp(`^Report .*${place} 12$`) });
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: "instant" }));
  expect(await scrolled(page)).toBeGreaterThan(0);

  await report.click();
  await page.waitForURL(/\/admin\/report\//);
  await page.getByRole("link", { name: "← Back to Admin" }).click();
  await page.waitForURL(address);
  await expect(last).toBeVisible();
  expect(await left(page)).toBeGreaterThan(0);
  await expect.poll(async () => (await scrolled(page)) - (await left(page))).toBe(0);

  await report.click();
  await page.waitForURL(/\/admin\/report\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(last).toBeVisible();
  expect(await left(page)).toBeGreaterThan(0);
  await expect.poll(async () => (await scrolled(page)) - (await left(page))).toBe(0);
});

test("a session that ends says so, and signing in leads back to the open lead with the note as it was typed", async ({
  page,
}, { project }) => {
  const company = `Interrupted ${project.name}`;
  await addLeads(page, company, 1);
  await page.goto(`/admin?q=${company.replace(" ", "+")}`);
  await view(page, `${company} 1`).click();
  const dialog = page.getByRole("dialog", { name: `${company} 1` });
  await dialog.getByRole("textbox", { name: "Note" }).fill("Wants a demo in spring.");
  await page.route("**/api/admin/leads/*/notes", (route) =>
    route.fulfill({ status: 401, json: { message: "Please sign in." } }),
  );
  await dialog.getByRole("button", { name: "Add Note" }).click();
  await page.waitForURL(/\/login\?/);
  await expect(page.getByText("You were signed out. Please sign in again.")).toBeVisible();
  await page.unroute("**/api/admin/leads/*/notes");

  const { email, password } = admin();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog.getByRole("textbox", { name: "Note" })).toHaveValue("Wants a demo in spring.");
  await expect(page).toHaveURL(`/admin?q=${company.replace(" ", "+")}`);
  await dialog.getByRole("button", { name: "Add Note" }).click();
  await expect(dialog.getByRole("list", { name: "Notes" }).getByText("· admin@example.com")).toBeVisible();
});

test("the browser's back button closes a lead and leads through tabs; the first Tab key skips to the content", async ({
  page,
}, { project }) => {
  const company = `Stepping ${project.name}`;
  await addLeads(page, company, 1);
  await page.goto(`/admin?q=${company.replace(" ", "+")}`);
  await expect(page.getByText("1 to 1 of 1")).toBeVisible();
  await page.getByRole("tab", { name: "Users" }).click();
  await expect(page.getByRole("row", { name: "admin@example.com" })).toBeVisible();
  await page.getByRole("tab", { name: "Assessment Data" }).click();
  await view(page, `${company} 1`).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Users" })).toHaveAttribute("aria-selected", "true");

  await page.goto("/admin/coupons");
  await expect(page.getByRole("heading", { name: "Coupons" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveTitle(/^Coupons \| Admin \|/);

  const lost = await page.goto("/admin/no-such-page");
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole("link", { name: "Return to Admin" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found \| Admin \|/);
});
