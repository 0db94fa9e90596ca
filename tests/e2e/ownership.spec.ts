import { PASSWORD } from "../support/accounts";
import { submission } from "../support/submission";
import { newAddress, ownLink } from "./people";
import { expect, expectAccessible, test } from "./support";

test("the executive confirms by the link in the mail, with the keyboard, and saves the report to an account", async ({
  page,
}) => {
  const email = newAddress();
  const made = await page.request.post("/api/assessments", { data: submission({ executiveEmail: email }) });
  const { assessmentId } = await made.json();
  await page.request.post("/api/validate-coupon", { data: { code: "DEMO2025", assessmentId } });
  // Another device, without an owner key.
  await page.context().clearCookies();
  const link = await ownLink(email);
  for (let opened = 0; opened < 2; opened += 1) {
    await page.goto("/");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Confirm that this report is yours" })).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
  }
  await expectAccessible(page);

  const button = page.getByRole("button", { name: "Yes, It Is Mine" });
  await button.focus();
  await page.keyboard.press("Enter");
  const done = page.getByRole("heading", { name: "Thank you. This report is yours." });
  await expect(done).toBeVisible();
  // What has changed is where the keyboard goes on.
  await expect(page.locator("main [tabindex='-1']")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "View Results" })).toBeFocused();
  await expectAccessible(page);
  const [key] = await page.context().cookies();
  expect(key).toMatchObject({ name: "owner-keys", httpOnly: true, sameSite: "Lax" });

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(`/save-account/${assessmentId}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account & Save Report" }).click();
  await expect(
    page.getByText("Your account is ready and the report is saved in it.", { exact: true }),
  ).toBeVisible();
  await page.waitForURL(`/results/${assessmentId}?saved=true`);

  await page.goto("/");
  await page.goto(link);
  await page.getByRole("button", { name: "Yes, It Is Mine" }).click();
  await expect(
    page.getByRole("heading", { name: "This link no longer works, or never existed." }),
  ).toBeVisible();
  await expectAccessible(page);
});

test("who was forwarded the link of a report finds it in My Reports, and it stays when they leave", async ({
  page,
}) => {
  const made = await page.request.post("/api/assessments", {
    data: submission({ executiveEmail: newAddress() }),
  });
  const { assessmentId } = await made.json();
  await page.request.post("/api/validate-coupon", { data: { code: "DEMO2025", assessmentId } });
  await page.context().clearCookies();

  await page.goto(`/save-account/${assessmentId}`);
  await page.getByLabel("Email").fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account & Save Report" }).click();
  await expect(
    page.getByText("Your account is ready and the report is in My Reports.", { exact: true }),
  ).toBeVisible();
  await page.waitForURL(`/results/${assessmentId}?saved=true`);
  await page.goto("/my-reports");
  await expect(page.getByRole("listitem", { name: "Halden Creek Joinery Ltd." })).toBeVisible();

  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Also delete my assessments and their reports").check();
  await expect(dialog.getByText("Reports that you have not confirmed as yours stay.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete My Account" }).click();
  await page.waitForURL("/");
  expect((await page.request.get(`/api/assessments/${assessmentId}/report`)).status()).toBe(200);
});
