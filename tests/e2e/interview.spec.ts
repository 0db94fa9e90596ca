import { submission } from "../support/submission";
import { expect, expectAccessible, test } from "./support";
import { pressOn, tabTo } from "./tab-to";

const SAID = "Last month we lost a kitchen job because the quote took nine days.";

test("the keyboard alone answers in writing, and finds it in the report within a minute", async ({
  page,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? "" };
  const made = await page.request.post("/api/assessments", { data: submission(), headers });
  const { assessmentId: id } = await made.json();
  await page.request.post("/api/validate-coupon", {
    data: { code: "DEMO2025", assessmentId: id },
    headers,
  });

  await page.goto(`/results/${id}`);
  await tabTo(page, page.getByRole("link", { name: "Answer in Writing" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(`/interview/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Three questions about Halden Creek Joinery Ltd.",
  );
  await expectAccessible(page);
  await pressOn(page, "Start");
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.keyboard.type(SAID);
  await pressOn(page, "Continue");
  await expect(page.getByLabel("Who in the firm would you ask to own this?")).toBeFocused();
  await page.keyboard.type("Our operations manager.");
  await page.reload();
  await expect(page.getByLabel("Who in the firm would you ask to own this?")).toHaveValue(
    "Our operations manager.",
  );
  await pressOn(page, "Continue");
  await expect(page.getByRole("textbox").nth(2)).toBeFocused();
  await expectAccessible(page);
  await pressOn(page, "Skip");
  for (const question of [2, 3]) {
    await expect(page.getByText(`Question ${question} of 3`)).toBeVisible();
    await pressOn(page, "Skip");
  }
  await expect(page.getByRole("heading", { name: "Before you finish" })).toBeFocused();
  await pressOn(page, "Finish Interview");
  await expect(page.getByText("Thank you. The insights are in your report within a minute.")).toBeFocused();
  await expect(async () => {
    await page.goto(`/report/${id}`);
    await expect(page.getByText(/From your written answers, /)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(/the quote took nine days/).first()).toBeVisible();

  await page.goto(`/interview/${id}`);
  await expect(page.getByText(/^You answered these on /)).toBeVisible();
  await pressOn(page, "Delete These Insights");
  await pressOn(page, "Yes, Delete Them");
  await expect(page.getByText("The insights from your written answers are deleted.")).toBeVisible();
});
