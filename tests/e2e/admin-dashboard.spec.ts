import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { parseCsv } from "../support/csv";
import { submission } from "../support/submission";
import { untilRoadmap } from "./fixtures";
import { admin, newAddress, signInAt, temporaryPassword, untilMailed } from "./people";
import { expect, expectAccessible, test } from "./support";

test.beforeEach(async ({ page }) => {
  await signInAt(page, "/login", admin());
  await page.waitForURL("/admin");
});

/** The page's own calls carry the admin's cookie, and so must say where they come from. */
const fromOwnPage = (page: Page) => ({ Origin: new URL(page.url()).origin });

/** An assessment made by call; unlocked where its report is wanted. */
async function addAssessment(page: Page, companyName: string, isUnlocked = false): Promise<string> {
  const answer = await page.request.post("/api/assessments", {
    data: submission({ companyName, executiveEmail: newAddress() }),
    headers: fromOwnPage(page),
  });
  expect(answer.status()).toBe(201);
  const { assessmentId } = await answer.json();
  if (isUnlocked) {
    const data = { code: "DEMO2025", assessmentId };
    await page.request.post("/api/validate-coupon", { data, headers: fromOwnPage(page) });
  }
  return assessmentId;
}

const openTab = async (page: Page, name: string) => {
  await page.goto("/admin");
  await page.getByRole("tab", { name }).click();
};

test("an admin makes a user, changes the role, and removes the account again", async ({ page }) => {
  const email = newAddress();
  await openTab(page, "Users");
  await page.getByRole("button", { name: "Create New Admin" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email", { exact: true }).fill("not-an-address");
  await page.getByRole("button", { name: "Create User" }).click();
  await expect(page.getByText("Valid email is required")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Create User" }).click();
  await expect(page.getByRole("row", { name: email })).toBeVisible();
  expect(await temporaryPassword(email)).toHaveLength(16);

  const row = page.getByRole("row", { name: email });
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: /^Edit/ }).click();
  await page.getByLabel("Role").selectOption("user");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(row.getByText("User", { exact: true })).toBeVisible();
  await expectAccessible(page);

  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    return questions.length === 1 ? dialog.dismiss() : dialog.accept();
  });
  await row.getByRole("button", { name: /^Delete/ }).click();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: /^Delete/ }).click();
  await expect(row).toHaveCount(0);
  expect(questions[0]).toContain(email);
  expect(questions[0]).toContain("Role: user");
});

test("the list's exports are exactly what is filtered, with the keyboard alone", async ({ page }) => {
  const company = `Export ${newAddress()}`;
  await addAssessment(page, company, true);
  await page.goto(`/admin?q=${encodeURIComponent(company)}`);
  await page.getByRole("button", { name: "Export", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem")).toHaveCount(6);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Basic CSV" })).toBeFocused();
  await page.getByRole("menuitem", { name: "Full AI Report CSV" }).focus();
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toMatch(/^ai-readiness-comprehensive-\d{4}-\d\d-\d\d\.csv$/);
  const rows = parseCsv(readFileSync(await download.path(), "utf8"));
  expect(rows.map(({ companyName }) => companyName)).toEqual([company]);
});

test("everything is exported from the header, and the export is in the audit log", async ({ page }) => {
  await page.getByRole("button", { name: "Export Data" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Export as JSON" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ai-readiness-standard-.*\.json$/);
  expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toHaveProperty("data");

  await page.goto("/admin/audit");
  const row = page.getByRole("row", { name: /Data exported/ }).first();
  await expect(row).toContainText("admin@example.com");
  await expect(row).toContainText("JSON");
  await page.getByLabel("Show").selectOption("Data exported");
  await expect(page.getByRole("cell", { name: "Signed in" })).toHaveCount(0);
});

test("the preview says what an export would hold", async ({ page }) => {
  await addAssessment(page, "Preview Ltd.");
  await page.goto("/admin");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("menuitem", { name: "Preview AI Data" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Total assessments", { exact: true })).toBeVisible();
  await expect(dialog.getByText("One row as an example")).toBeVisible();
});

test("roadmaps are listed by their first words and read in full", async ({ page }) => {
  const id = await addAssessment(page, "Roadmap Ltd.");
  await untilRoadmap(page.request, id);
  await openTab(page, "AI Roadmaps");
  await expect(page.getByRole("link", { name: id })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("row", { name: id })
    .getByRole("button", { name: /View Full/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "AI Roadmap" });
  await expect(dialog.getByRole("heading", { name: "Quick wins" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a coupon is made, opens a report, and is switched off", async ({ page }) => {
  const code = `E2E-${Date.now()}`;
  await page.goto("/admin/coupons");
  await page.getByRole("button", { name: "New Coupon" }).click();
  await page.getByLabel("Code").fill(code.toLowerCase());
  await page.getByLabel("Number of uses").fill("2");
  await page.getByLabel("Last day").fill("2099-12-31");
  await page.getByRole("button", { name: "Create Coupon" }).click();
  const row = page.getByRole("row", { name: code });
  await expect(row).toContainText("0 of 2");
  await expect(row).toContainText("Dec 31, 2099");
  await expectAccessible(page);
  await row.getByRole("button", { name: /^Switch Off/ }).click();
  await expect(row).toContainText("Switched off");
  const refused = await page.request.post("/api/validate-coupon", {
    data: { code, assessmentId: await addAssessment(page, "Coupon Ltd.") },
    headers: fromOwnPage(page),
  });
  expect(refused.status()).toBe(400);
});

test("a kept message is read as text and as it looks; its report can be saved", async ({ page }) => {
  const id = await addAssessment(page, "Outbox Ltd.", true);
  const subject = "Your AI readiness report is ready";
  await untilMailed((mail) => mail.subject === subject && mail.text.includes(id));
  await page.goto("/admin/outbox");
  const open = page.getByRole("button", { name: new RegExp(subject) }).first();
  await expect(open).toBeVisible();
  await open.click();
  await expect(page.getByRole("dialog").getByRole("link", { name: /\/report\// })).toBeVisible();
  await page.getByRole("tab", { name: "Preview" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: subject })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /\.pdf/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});

test("Setup Production asks, or says that there is nothing to do", async ({ page }) => {
  await page.getByRole("button", { name: "Setup Production" }).click();
  await expect(page.getByText(/follow-up questions/i).first()).toBeVisible();
});

test("nothing has failed, and the page says so", async ({ page }) => {
  await page.goto("/admin/jobs");
  await expect(page.getByText("Nothing has failed")).toBeVisible();
});

test("a server that is down is said in words, and asked again", async ({ page }) => {
  let isDown = true;
  await page.route("**/api/admin/users?*", (route) =>
    isDown ? route.fulfill({ status: 503, json: { message: "Briefly away" } }) : route.continue(),
  );
  await openTab(page, "Users");
  await expect(page.getByText("Error loading users: Briefly away")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("row", { name: "admin@example.com" })).toBeVisible();
});

for (const status of [401, 403]) {
  test(`${status} in the middle of work leads to the sign-in screen, without the token`, async ({ page }) => {
    await page.goto("/admin/coupons");
    await expect(page.getByRole("row", { name: "DEMO2025" })).toBeVisible();
    await page.route("**/api/admin/coupons/*", (route) =>
      route.fulfill({ status, json: { message: "Please sign in." } }),
    );
    await page.getByRole("button", { name: "Switch Off DEMO2025" }).click();
    await page.waitForURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
  });
}
