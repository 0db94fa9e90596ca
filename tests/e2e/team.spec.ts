import type { Locator, Page } from "playwright/test";
import { colleague } from "../fixtures/teams";
import { submission } from "../support/submission";
import { expect, test } from "./support";

/** Tabs on to this element. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, "reached with Tab").toBeFocused();
}

const press = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole("button", { name }));
  await page.keyboard.press("Enter");
};

test("a leader asks the team, a colleague answers by keyboard alone, and the leader sees what all say", async ({
  page,
  request,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? "" };
  const post = async (path: string, data: unknown) => {
    const response = await request.post(path, { data, headers });
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
    return response.json();
  };
  const { assessmentId: id } = await post("/api/assessments", submission());
  await post("/api/validate-coupon", { code: "DEMO2025", assessmentId: id });

  await page.goto(`/report/${id}/team`);
  await page.getByLabel("How many will you ask?").selectOption("4");
  await press(page, "Make Link");
  const link = page.getByLabel("Your link", { exact: true });
  await expect(link).toBeFocused();
  const url = await link.inputValue();
  const token = url.split("/team/")[1];
  for (let turn = 0; turn < 3; turn += 1)
    await post(`/api/team/${token}/replies`, { answers: colleague(), replyKey: crypto.randomUUID() });
  await page.getByRole("link", { name: "See How Many Have Answered" }).click();
  await expect(page.getByText("3 of 4 have answered.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close and Show Results" })).toBeHidden();

  await page.goto(`/team/${token}`);
  await press(page, "Send My Answers");
  await expect(page.getByText("Please answer all ten questions.")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeFocused();
  for (const [at, group] of (await page.getByRole("group").all()).entries()) {
    if (at > 0) await tabTo(page, group.getByRole("radio").first());
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
  }
  await press(page, "Send My Answers");
  await expect(page.getByRole("heading", { name: "Thank you." })).toBeVisible();
  await expect(page.locator(":focus")).toContainText("This cannot be changed or taken back");

  await page.goto(`/team/${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This link no longer works, or never existed.",
  );
  await page.goto(`/report/${id}/team`);
  await expect(page.getByText(/\d+ of 10 in step/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(10);
  await press(page, "Delete");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Make Link" })).toBeVisible();
});
