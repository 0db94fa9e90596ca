import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { freshIp } from "../support/client";
import { admin, newAddress } from "./people";
import { expect } from "./support";
import { tabTo } from "./tab-to";

const ANSWERS = JSON.parse(readFileSync("lib/services/report/sample-answers.json", "utf8"));

export async function addLead(
  page: Page,
  companyName: string,
  executiveEmail = newAddress(),
): Promise<string> {
  const data = { ...ANSWERS, executiveEmail, companyName };
  const answer = await page.request.post("/api/assessments", { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).assessmentId;
}

/** Unlocked by a coupon, and a call asked for. */
export async function askForCall(page: Page, assessmentId: string): Promise<void> {
  const coupon = { code: "DEMO2025", assessmentId };
  expect((await page.request.post("/api/validate-coupon", { data: coupon })).status()).toBe(200);
  const number = `+1604${String(randomInt(2_000_000, 9_999_999))}`;
  const data = { phone_number: number, assessment_id: assessmentId, consent: true };
  const headers = { "X-Forwarded-For": freshIp() };
  expect((await page.request.post("/api/call-request", { data, headers })).status()).toBe(202);
}

export async function signInByKeyboard(page: Page): Promise<void> {
  const { email, password } = admin();
  await page.goto("/login");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.waitForURL("/admin");
}

/** The companies in the order of the rows. */
export const namesInList = (page: Page): Promise<string[]> =>
  page.locator("tr[data-lead] td:nth-child(2) a").allTextContents();
