import type { Page } from "playwright/test";
import { expect } from "./support";

/** Fills the five steps as an executive would, and ends on the summary. Gives back the assessment's id. */
export async function takeAssessment(page: Page, email = "m.osei@example.com"): Promise<string> {
  await page.goto("/assessment");
  await page.getByLabel(/^Your name/).fill("Margaret Osei");
  await page.getByLabel(/^Your title/).fill("President");
  await page.getByLabel(/^Your email/).fill(email);
  await page.getByLabel(/^Company name/).fill("Halden Creek Joinery Ltd.");
  await page.getByLabel(/^Annual revenue/).selectOption("10m-50m");
  await page.getByLabel(/^Employees/).selectOption("51-200");
  await page.getByLabel(/^Industry/).selectOption("manufacturing");
  await page
    .getByRole("group", { name: /Who are your customers/ })
    .getByText("Businesses (B2B)")
    .click();
  await page.getByLabel(/^Main market/).selectOption("north-america");
  await page
    .getByRole("group", { name: /head office/ })
    .getByText("Vancouver Island")
    .click();
  await page
    .getByRole("group", { name: /offices, or plan/ })
    .getByText("Only in BC")
    .click();
  await goOn(page, 2);

  await page.getByText("Cutting unplanned downtime on critical equipment").click();
  await goOn(page, 3);

  await page.getByText("ChatGPT", { exact: true }).click();
  await page.getByText("A helpful tool").click();
  await goOn(page, 4);

  await page.getByText("Pilots in departments").click();
  await page.getByText("Exploring", { exact: true }).click();
  await page.getByText("Operations", { exact: true }).click();
  await page.getByText("Microsoft 365").click();
  await goOn(page, 5);

  await page.getByText("Somewhat prepared").click();
  await page.getByText("Travel", { exact: true }).click();
  await page.getByText("Privacy", { exact: true }).click();
  await page.getByText("Informal understanding").click();
  await page.getByRole("button", { name: "Complete Assessment" }).click();

  await page.waitForURL(/\/summary\//);
  return page.url().split("/").at(-1) ?? "";
}

async function goOn(page: Page, step: number): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
}
