import { readFileSync } from "node:fs";
import { OLD_PASSWORD_WRONG, RESET_TOKEN_SPENT } from "@/lib/domain/account/server-messages";
import { PASSWORD } from "../support/accounts";
import { submitAssessment, takeAssessment } from "./journey";
import {
  admin,
  fillSignIn,
  makeAccount,
  newAddress,
  resetLink,
  signInAt,
  signInAtAuth,
  temporaryPassword,
} from "./people";
import { expect, expectAccessible, test } from "./support";

const COMPANY = "Halden Creek Joinery Ltd.";

test("a report is saved with a new account, and found again after signing out and in", async ({ page }) => {
  const email = newAddress();
  const id = await submitAssessment(page, email);
  await page.goto(`/payment?assessment=${id}`);
  await page.getByRole("textbox", { name: "Coupon code" }).fill("DEMO2025");
  await page.getByRole("button", { name: "Apply Coupon" }).click();
  await page.waitForURL(`/save-account/${id}?paid=coupon&code=DEMO2025`);

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account & Save Report" }).click();
  await expect(page.getByText("Account Created Successfully!", { exact: true })).toBeVisible();
  await page.waitForURL(`/results/${id}?saved=true`);

  await page.goto("/my-reports");
  await expect(page.getByRole("listitem", { name: COMPANY })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("/");
  await expect(page.getByText("Logged Out", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();

  await page.goto("/auth?mode=login");
  await expectAccessible(page);
  await signInAtAuth(page, email);
  await expect(page.getByText("Welcome Back!", { exact: true })).toBeVisible();
  const card = page.getByRole("listitem", { name: COMPANY });
  await expect(card.getByText("Coupon used")).toBeVisible();
  await card.getByRole("link", { name: /View Full Report/ }).click();
  await page.waitForURL(`/results/${id}`);
  await page.getByRole("link", { name: "See Your Full Report" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(COMPANY);
});

test("an assessment taken while signed out is added to the reports", async ({ page }) => {
  const email = newAddress();
  await makeAccount(page, email);
  const id = await takeAssessment(page, email);
  await signInAtAuth(page, email);
  await expect(page.getByRole("heading", { name: "No Reports Yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add to My Reports" }).click();
  await expect(page.getByRole("listitem", { name: COMPANY })).toBeVisible();
  await expect(page.getByRole("link", { name: /View Full Report/ })).toHaveAttribute(
    "href",
    `/results/${id}`,
  );
  await expect(page.getByRole("button", { name: "Add to My Reports" })).toHaveCount(0);
});

test("a forgotten password is set anew through the link in the e-mail, once", async ({ page }) => {
  const email = newAddress();
  await makeAccount(page, email);
  await page.goto("/login");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset Password" });
  await dialog.getByLabel("Email").fill(email);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Password reset instructions have been sent to your email.",
  );

  const link = await resetLink(email);
  await page.goto(link);
  await expect(page).toHaveURL("/reset-password");
  await expectAccessible(page);
  const setTo = async (password: string) => {
    await page.getByLabel("New password").fill(password);
    await page.getByLabel("Confirm password").fill(password);
    await page.getByRole("button", { name: "Reset Password" }).click();
  };
  await setTo("Maple-Harbour-77");
  await expect(page.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/admin/login");
  await expectAccessible(page);

  await page.goto(link);
  await setTo("Maple-Harbour-78");
  await expect(page.getByText(RESET_TOKEN_SPENT, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask for a New Link" })).toBeVisible();

  await signInAt(page, "/login", { email, password: PASSWORD });
  await expect(page.locator("form").getByRole("alert")).toBeVisible();
  await fillSignIn(page, { email, password: "Maple-Harbour-77" });
  await page.waitForURL("/my-reports");
});

test("a user is turned away from the dashboard, and an admin gets in", async ({ page }) => {
  const email = newAddress();
  await makeAccount(page, email);
  await page.goto("/admin");
  await expect(page).toHaveURL("/login?callbackUrl=%2Fadmin");
  await fillSignIn(page, { email, password: PASSWORD });
  await page.waitForURL("/my-reports");
  await page.goto("/admin");
  await expect(page).toHaveURL("/login?callbackUrl=%2Fadmin");
  await expect(page.getByText("that page is for admins")).toBeVisible();
  await expectAccessible(page);

  await fillSignIn(page, admin());
  await page.waitForURL("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).not.toBeNull();
});

test("signing in never leads to another site", async ({ page }) => {
  const email = newAddress();
  await makeAccount(page, email);
  await signInAt(page, "/login?callbackUrl=https://evil.example", { email, password: PASSWORD });
  await page.waitForURL("/my-reports");
});

test("after signing out, the back button shows nothing private", async ({ page }) => {
  const email = newAddress();
  const id = await submitAssessment(page, email);
  await makeAccount(page, email, id);
  await signInAtAuth(page, email);
  await expect(page.getByRole("listitem", { name: COMPANY })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("/");
  await page.goBack();
  await page.waitForURL("/login");
  await expect(page.getByText(COMPANY)).toHaveCount(0);
  const copied = await page.request.get("/api/user/assessments");
  expect(copied.status()).toBe(401);
});

test("the password is changed, and this browser stays signed in", async ({ page }) => {
  const email = newAddress();
  await makeAccount(page, email);
  await signInAtAuth(page, email);
  await page.getByRole("link", { name: "Change Password" }).click();
  await page.getByLabel("Current password").fill("Not-the-one-1");
  await page.getByLabel("New password", { exact: true }).fill("Maple-Harbour-77");
  await page.getByLabel("Repeat the new password").fill("Maple-Harbour-77");
  await page.getByRole("button", { name: "Save Password" }).click();
  await expect(page.getByText("Your current password is incorrect.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save Password" }).click();
  await page.waitForURL("/my-reports");
  await expect(page.getByRole("heading", { name: "No Reports Yet" })).toBeVisible();
});

test("everything held about oneself is downloaded, and the account deleted with its assessments", async ({
  page,
}) => {
  const email = newAddress();
  const id = await submitAssessment(page, email);
  await makeAccount(page, email, id);
  await signInAtAuth(page, email);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download My Data" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const held = readFileSync(await file.path(), "utf8");
  expect(held).toContain(email);
  expect(held).toContain(id);

  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByText("Also delete my assessments and their reports").click();
  await dialog.getByLabel("Your password").fill("Not-the-one-1");
  await dialog.getByRole("button", { name: "Delete My Account" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(OLD_PASSWORD_WRONG);
  await expectAccessible(page);
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete My Account" }).click();
  await page.waitForURL("/");
  await expect(page.getByText("Your account is deleted", { exact: true })).toBeVisible();
  expect((await page.request.get(`/api/assessments/${id}`)).status()).toBe(404);
  await signInAt(page, "/login", { email, password: PASSWORD });
  await expect(page.locator("form").getByRole("alert")).toBeVisible();
});

test("a user with a temporary password sets their own before anything else", async ({ page }) => {
  const email = newAddress();
  const { token } = await (await page.request.post("/api/auth/login", { data: admin() })).json();
  const made = await page.request.post("/api/admin/users", {
    data: { email, role: "admin" },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(made.status()).toBe(201);
  await page.context().clearCookies();

  await signInAt(page, "/admin/login", { email, password: await temporaryPassword(email) });
  await expect(page.getByRole("heading", { name: "Set your own password" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin");
  await expect(page).toHaveURL("/login?callbackUrl=%2Fadmin");
  await page.goto("/set-password");
  await expect(page.getByRole("heading", { name: "Set your own password" })).toBeVisible();
  await page.getByLabel("Current password").fill(await temporaryPassword(email));
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Repeat the new password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save Password" }).click();
  await page.waitForURL("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
