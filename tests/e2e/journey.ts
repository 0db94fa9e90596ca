import type { Page } from "playwright/test";
import { type AnyQuestion, GROUPED, type QuestionKey } from "@/lib/domain/assessment/questions/questions";
import sampleAnswers from "@/lib/services/report/sample-answers.json" with { type: "json" };
import { expect } from "./support";

/** What the person in the journey chooses; the rest as the invented firm of the sample answers it. */
export const CHOSEN: Partial<Record<QuestionKey, string | number | string[]>> = {
  ...sampleAnswers,
  aiToolsUsed: ["chatgpt"],
  orgAiElements: ["dept_pilots"],
  aiDepartments: ["operations"],
  enterprisePlatforms: ["microsoft365"],
  householdAiUse: ["travel"],
  childAiConcerns: ["privacy"],
};

/** Fills the five steps as an executive would, and ends on the summary. Gives back the assessment's id. */
export async function takeAssessment(page: Page, email = "m.osei@example.com"): Promise<string> {
  await takeSteps(page, GROUPED.length, email);
  await page.getByRole("button", { name: "Complete Assessment" }).click();

  await page.waitForURL(/\/summary\//);
  return page.url().split("/").at(-1) ?? "";
}

/** The same answers from this browser, without its pages: for what begins with an assessment that is there. */
export async function submitAssessment(page: Page, email: string): Promise<string> {
  const answer = await page.request.post("/api/assessments", {
    data: { ...CHOSEN, executiveEmail: email },
    // As a page of ours sends it, so that the browser is given the key to what it has submitted.
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).assessmentId;
}

/** Fills the first so many steps, and stays at the last of them. */
export async function takeSteps(page: Page, steps: number, email: string): Promise<void> {
  await page.goto("/assessment");
  for (let step = 1; step <= steps; step += 1) {
    if (step > 1) await clickContinue(page, step);
    await answerStep(page, step, email);
  }
}

export async function answerStep(page: Page, step: number, email: string): Promise<void> {
  for (const { questions } of GROUPED[step - 1]?.groups ?? [])
    for (const question of questions) await answer(page, question, email);
}

/** Answers what must be answered. */
async function answer(page: Page, question: AnyQuestion, email: string): Promise<void> {
  const chosen = [CHOSEN[question.key] ?? []].flat().map(String);
  const control = page.locator(`[name=${question.key}]`);
  switch (question.kind) {
    case "line":
      return control.fill(chosen[0] ?? "");
    case "email":
      return control.fill(email);
    case "select":
      return void (await control.selectOption(chosen));
    case "radio":
    case "checkboxes":
    case "challenges":
      for (const value of chosen)
        await page.locator(`label:has([name=${question.key}][value="${value}"])`).click();
  }
}

async function clickContinue(page: Page, step: number): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
}
