import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { bearer } from "../support/accounts";
import { freshIp } from "../support/client";
import { submission } from "../support/submission";
import { admin, signInAt } from "./people";
import { expect, expectAccessible, test } from "./support";
import { tabTo } from "./tab-to";

const FIRMS = 5;

/** Five firms that unlocked with a coupon of their evening. */
async function holdEvening(page: Page, origin: string): Promise<string> {
  const post = async (path: string, data: unknown, headers: Record<string, string> = {}) => {
    const answer = await page.request.post(path, {
      data,
      headers: { Origin: origin, "X-Forwarded-For": freshIp(), ...headers },
    });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return answer.json();
  };
  const { token } = await post("/api/auth/login", admin());
  const code = `EVENING-${randomUUID().slice(0, 8)}`.toUpperCase();
  await post("/api/admin/coupons", { code }, bearer({ token }));
  for (let firm = 0; firm < FIRMS; firm += 1) {
    const executiveEmail = `ceo@${randomUUID()}.ca`;
    const { assessmentId } = await post("/api/assessments", submission({ executiveEmail }));
    await post("/api/validate-coupon", { code, assessmentId });
  }
  await page.context().clearCookies();
  return code;
}

test("with the keyboard alone a cohort is made, published, passed on, ended and deleted", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const code = await holdEvening(page, baseURL ?? "");
  const name = `Evening ${code}`;
  const { keyboard } = page;
  const button = (label: string) => page.getByRole("button", { name: `${label} ${name}` });
  const pressAt = async (target: Locator) => {
    await tabTo(page, target);
    await keyboard.press("Enter");
  };
  await signInAt(page, "/login", admin());
  await page.waitForURL("/admin");
  await page.goto("/admin/cohorts");

  await pressAt(page.getByRole("button", { name: "New Cohort" }));
  const dialog = page.getByRole("dialog", { name: "New Cohort" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await keyboard.press("Enter");
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription(/Please enter a name/);
  await keyboard.type(name);
  await keyboard.press("Tab");
  await keyboard.type(code.toLowerCase());
  await keyboard.press("Tab");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type(String(FIRMS));
  await keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: new RegExp(`^${FIRMS} ?, leads of ${name}`) })).toBeVisible();
  await expect(page.getByRole("button", { name: "New Cohort" })).toBeFocused();

  await pressAt(button("Publish"));
  await expect(page.getByText(`The report of ${name} is published.`).first()).toBeVisible();
  await expect(button("Publish")).toBeFocused();
  await pressAt(button("Make Link"));
  const link = page.getByLabel("Your link");
  await expect(link).toBeFocused();
  await expectAccessible(page);
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(page.getByText("Copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(link).toHaveValue(copied);

  const reader = await context.newPage();
  await reader.goto(copied);
  await expect(reader.getByRole("heading", { name: "Three sessions worth holding" })).toBeVisible();
  await pressAt(button("End Link"));
  await expect(page.getByText("The link has ended.").first()).toBeVisible();
  await expect(page.locator("tr", { hasText: name }).locator(":focus")).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole("heading", { name: "This link has ended, or never was." })).toBeVisible();
  await reader.close();

  await pressAt(button("Edit"));
  const edit = page.getByRole("dialog", { name: "Edit Cohort" });
  await pressAt(edit.getByRole("button", { name: "Delete" }));
  await expect(edit.getByRole("button", { name: "Delete with Its Report and Link" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(button("Edit")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});
