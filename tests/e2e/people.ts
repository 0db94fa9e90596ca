import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright/test";
import { PASSWORD } from "../support/accounts";
import { mails } from "../support/outbox";
import { serverOf } from "./own-server";
import { expect } from "./support";

const dataDir = (): string => serverOf().dataDir;
/** A message waits for its job, which waits for the jobs before it. */
const MAIL_MS = 60_000;

export const newAddress = (): string => `person-${randomUUID()}@example.com`;

/** The first admin, whose password lies beside the data. */
export const admin = () => ({
  email: "admin@example.com",
  password: readFileSync(path.join(dataDir(), "admin-password.txt"), "utf8").trim(),
});

/** Makes an account over HTTP, as another browser would, so that the page has no session yet. */
export async function makeAccount(page: Page, email: string, assessmentId?: string): Promise<void> {
  const answer = await page.request.post("/api/auth/register", {
    data: { email, password: PASSWORD, assessmentId },
    // As a page of ours sends it: the device's proof that an assessment is its own counts from there alone.
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(answer.status()).toBe(201);
  await page.context().clearCookies();
}

/** Signs in at /auth, as the landing page leads there. */
export async function signInAtAuth(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/auth?mode=login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL("/my-reports");
}

/** Signs in at one of the sign-in screens. */
export async function signInAt(
  page: Page,
  address: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, { email, password });
}

export async function fillSignIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** The link in the newest message about a new password to this address, once it is there. */
export async function resetLink(email: string): Promise<string> {
  const found = () =>
    mails(dataDir())
      .filter(({ to, text }) => to === email && text.includes("/reset-password?token="))
      .map(({ text }) => /\/reset-password\?token=[\w-]+/.exec(text)?.[0])
      .at(-1);
  await expect.poll(found, { timeout: MAIL_MS }).toBeTruthy();
  return found() ?? "";
}

/** The first link like this in the messages to an address, once it is there. */
export async function mailedLink(email: string, like: RegExp, inFolder = dataDir()): Promise<string> {
  const found = () =>
    mails(inFolder)
      .filter(({ to }) => to === email)
      .map(({ text }) => like.exec(text)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(found, { timeout: MAIL_MS }).toBeTruthy();
  return found() ?? "";
}

/** By which its reader confirms that the assessment is theirs. */
export const ownLink = (email: string): Promise<string> => mailedLink(email, /\/own#[\w.-]+/);
/** By which saved answers are taken to another device. */
export const resumeLink = (email: string, folder?: string): Promise<string> =>
  mailedLink(email, /\/resume#[\w-]{43}/, folder);
/** By which what is held under an address is opened. */
export const dataLink = (email: string, folder?: string): Promise<string> =>
  mailedLink(email, /\/your-data#[\w-]{43}/, folder);

/** The temporary password in the message to this address, once it is there. */
export async function temporaryPassword(email: string): Promise<string> {
  const found = () =>
    mails(dataDir())
      .filter(({ to }) => to === email)
      .map(({ text }) => /Temporary password: (\S+)/.exec(text)?.[1])
      .find((password) => password !== undefined);
  await expect.poll(found, { timeout: MAIL_MS }).toBeTruthy();
  return found() ?? "";
}

/** Until there is such a message. */
export const untilMailed = (isIt: (mail: ReturnType<typeof mails>[number]) => boolean) =>
  expect.poll(() => mails(dataDir()).some(isIt), { timeout: MAIL_MS }).toBe(true);
