import { submission } from "../support/submission";
import { expect, test } from "./support";

test("with the line gone each press is answered in words, and works once the line is back", async ({
  page,
  context,
}) => {
  const answer = await page.request.post("/api/assessments", { data: submission() });
  await page.goto(`/payment?assessment=${(await answer.json()).assessmentId}`);
  await context.setOffline(true);
  await page.getByRole("textbox", { name: "Coupon code" }).fill("NO-SUCH-CODE");
  await page.getByRole("button", { name: "Apply Coupon" }).click();
  await expect(page.getByText("Failed to validate coupon. Please try again.").first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Apply Coupon" }).click();
  await expect(page.getByText("Invalid Coupon Code").first()).toBeVisible();

  await page.goto("/assessment");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/Your answers could not be checked/).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Executive name is required")).toBeVisible();
});
