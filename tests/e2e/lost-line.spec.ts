import { submission } from "../support/submission";
import { answerStep } from "./journey";
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

  // What checks the answers comes with the first touch, or as soon as the browser has nothing better to do.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto("/assessment");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/Your answers could not be checked/).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Executive name is required")).toBeVisible();
});

test("with the line gone once the first step is there, the next ones come all the same", async ({
  page,
  context,
}) => {
  await page.goto("/assessment");
  await expect.poll(() => page.evaluate(scriptsAfterLoad)).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Executive name is required")).toBeVisible();
  await answerStep(page, 1, "m.osei@example.com");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Your business challenges" })).toBeVisible();
  await expect(page.getByText("Step 2 of 5")).toBeVisible();
});

/** Resource timing: what a script of the page has fetched since. */
const scriptsAfterLoad = () => {
  const [page] = performance.getEntriesByType("navigation");
  const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventStart : 0;
  return performance
    .getEntriesByType("resource")
    .filter((entry) => entry.name.endsWith(".js") && loaded > 0 && entry.startTime >= loaded).length;
};
