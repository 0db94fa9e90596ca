import { pagePaths } from "../support/routes";
import { submission } from "../support/submission";
import { expect, test } from "./support";

/** Something on each page that answers only where its scripts have run. */
const ALIVE: Record<string, { press: string; shows: RegExp | string }> = {
  "/assessment": { press: "Continue", shows: /required|valid/i },
  "/login": { press: "Forgot your password?", shows: "Send Reset Link" },
  "/admin/login": { press: "Forgot your password?", shows: "Send Reset Link" },
  "/auth": { press: "Forgot your password?", shows: "Send Reset Link" },
};

test("each page of the build opens without a complaint of the browser, and what is on it works (T92)", async ({
  page,
}) => {
  for (const path of pagePaths("app/(prepared)")) {
    // Waits for React, and fails on any violation of the policy.
    await page.goto(path);
    const { press, shows } = ALIVE[path] ?? {};
    if (press === undefined || shows === undefined) continue;
    await page.getByRole("button", { name: press }).first().click();
    await expect(page.getByText(shows).first()).toBeVisible();
  }
});

test("the page of an address that leads nowhere works too", async ({ page }) => {
  await page.goto("/no/where?at=all");
  await page.getByRole("link", { name: "Return Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("AI race");
});

test("My Reports offers no registration, any other way to the page does", async ({ page }) => {
  await page.goto("/auth?mode=login");
  await expect(page.getByRole("tab")).toHaveText(["Login"]);
  await page.goto("/auth");
  await expect(page.getByRole("tab")).toHaveText(["Login", "Register"]);
});

test("a page of the build leads to one with a nonce and the other way round, without a new document", async ({
  page,
  request,
  baseURL,
}) => {
  const answer = await request.post("/api/assessments", {
    data: submission({}),
    headers: { Origin: baseURL ?? "" },
  });
  const { assessmentId } = await answer.json();
  const summary = `/summary/${assessmentId}`;
  for (const [from, to] of [
    ["/assessment", summary],
    [summary, "/assessment"],
  ] as const) {
    await page.goto(from);
    await page.evaluate((path) => {
      Reflect.set(window, "isSameDocument", true);
      Reflect.get(window, "next").router.push(path);
    }, to);
    await page.waitForURL(`**${to}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
  }
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/required|valid/i).first()).toBeVisible();
});
