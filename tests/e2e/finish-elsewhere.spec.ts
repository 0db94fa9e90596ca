import sampleAnswers from "@/lib/services/report/sample-answers.json" with { type: "json" };
import { answerStep, takeSteps } from "./journey";
import { newAddress, resumeLink } from "./people";
import { arriveAlive, expect, expectAccessible, test } from "./support";
import { pressOn, tabTo } from "./tab-to";

test("what was begun on a phone is finished on a laptop by keyboard, and the phone says so", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress();
  const onPhone = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const phone = await onPhone.newPage();
  arriveAlive(phone);
  const sent: string[] = [];
  phone.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await takeSteps(phone, 3, email);
  // The steps are counted, by a number that was made up for this visit.
  expect(sent.filter((each) => each !== "POST /api/funnel")).toEqual([]);
  await phone.getByRole("button", { name: "Finish on another device" }).tap();
  const dialog = phone.getByRole("dialog");
  await expect(dialog.getByLabel("Email")).toHaveValue(email);
  await dialog.getByRole("button", { name: "Send Link" }).tap();
  await expect(dialog.getByText("Your link is on its way")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).tap();
  await expect(phone.getByText(/^Saved .+\. The link is in your email\.$/)).toBeVisible();

  const link = await resumeLink(email);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `Continue your assessment for ${sampleAnswers.companyName}?`,
  );
  await expectAccessible(page);
  await pressOn(page, "Continue");
  await page.waitForURL("/assessment");
  await expect(page.getByText("Step 3 of 5")).toBeVisible();
  await expect(page.locator("[name=aiConfidence]").first()).toBeVisible();
  await pressOn(page, "Previous");
  await expect(page.getByText("Step 2 of 5")).toBeVisible();
  await pressOn(page, "Previous");
  await expect(page.getByLabel(/^Your email/)).toHaveValue(email);
  await expect(page.getByLabel(/^Company name/)).toHaveValue(sampleAnswers.companyName);
  for (const step of [2, 3, 4, 5]) {
    await pressOn(page, "Continue");
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
    if (step > 3) await answerStep(page, step, email);
  }
  await expect(page.getByText(/^Saved .+\. The link is in your email\.$/)).toBeVisible();

  await phone.getByRole("button", { name: "Continue" }).tap();
  await expect(phone.getByText("You went on elsewhere.")).toBeVisible();
  await expect(phone.getByRole("button", { name: "Load the Newer Answers" })).toBeVisible();
  await onPhone.close();

  await tabTo(page, page.getByRole("button", { name: "Complete Assessment" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/summary\//);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link has ended, or never was." })).toBeVisible();
});
