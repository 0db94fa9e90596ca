import type { Page, Route } from "playwright/test";
import * as leads from "../../lib/domain/admin/messages";
import { FETCH_AUDIT_FAILED } from "../../lib/domain/audit/log";
import { FETCH_COUPONS_FAILED } from "../../lib/domain/coupon/messages";
import { FETCH_EVENTS_FAILED } from "../../lib/domain/event/words";
import { FETCH_JOBS_FAILED } from "../../lib/domain/job";
import { FETCH_OUTBOX_FAILED } from "../../lib/domain/outbox/outbox";
import { FETCH_ROADMAPS_FAILED } from "../../lib/domain/roadmap/roadmap-admin";
import { FETCH_USERS_FAILED, usersFailed } from "../../lib/domain/user/messages";
import { submission } from "../support/submission";
import { admin, newAddress, signInAt } from "./people";
import { expect, expectAccessible, test } from "./support";

const NO_PAGE = { total: 0, page: 1, limit: 50, hasMore: false };
const METRICS = { totalAssessments: 0, qualifiedLeads: 0, aiRoadmaps: 0, completionRate: 0 };

interface Screen {
  name: string;
  address: string;
  call: RegExp;
  empty: unknown;
  /** What the screen says where there is nothing, and where the server does not answer. */
  says: { empty: string; down: string };
}

const SCREENS: Screen[] = [
  {
    name: "the leads",
    address: "/admin",
    call: /\/api\/admin\/assessments(\?|$)/,
    empty: { assessments: [], metrics: METRICS, isTotalExact: true, ...NO_PAGE },
    says: { empty: leads.NO_LEADS_YET, down: leads.DASHBOARD_ERROR },
  },
  {
    name: "the roadmaps",
    address: "/admin?tab=roadmaps",
    call: /\/api\/admin\/roadmaps/,
    empty: { roadmaps: [], ...NO_PAGE },
    says: { empty: "No roadmaps yet", down: FETCH_ROADMAPS_FAILED },
  },
  {
    name: "the users",
    address: "/admin?tab=users",
    call: /\/api\/admin\/users/,
    empty: [],
    says: { empty: "No users found", down: usersFailed(FETCH_USERS_FAILED) },
  },
  {
    name: "the coupons",
    address: "/admin/coupons",
    call: /\/api\/admin\/coupons/,
    empty: { coupons: [] },
    says: { empty: "No coupons yet", down: FETCH_COUPONS_FAILED },
  },
  {
    name: "the outbox",
    address: "/admin/outbox",
    call: /\/api\/admin\/outbox/,
    empty: { messages: [], ...NO_PAGE },
    says: { empty: "No messages yet", down: FETCH_OUTBOX_FAILED },
  },
  {
    name: "the audit log",
    address: "/admin/audit",
    call: /\/api\/admin\/audit/,
    empty: { events: [], ...NO_PAGE },
    says: { empty: "No audit entries", down: FETCH_AUDIT_FAILED },
  },
  {
    name: "the failed jobs",
    address: "/admin/jobs",
    call: /\/api\/admin\/jobs/,
    empty: { jobs: [] },
    says: { empty: "Nothing has failed", down: FETCH_JOBS_FAILED },
  },
  {
    name: "the events",
    address: "/admin/events",
    call: /\/api\/admin\/events/,
    empty: { events: [], isOn: true },
    says: { empty: "No events yet", down: FETCH_EVENTS_FAILED },
  },
];

test.beforeEach(async ({ page }) => {
  await signInAt(page, "/login", admin());
  await page.waitForURL("/admin");
});

for (const { name, address, call, empty, says } of SCREENS) {
  test(`${name}: nothing there, no answer, and a session that ends are each shown as what they are`, async ({
    page,
  }) => {
    let answer: (route: Route) => Promise<void> = (route) => route.fulfill({ json: empty });
    await page.route(call, (route) => answer(route));
    await page.goto(address);
    await expect(page.getByText(says.empty, { exact: true })).toBeVisible();
    await expectAccessible(page);

    answer = (route) => route.abort("connectionrefused");
    await page.reload();
    await expect(page.getByText(says.down, { exact: true })).toBeVisible();
    await expectAccessible(page);
    answer = (route) => route.fulfill({ json: empty });
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText(says.empty, { exact: true })).toBeVisible();

    const token = await page.evaluate(() => localStorage.getItem("adminToken"));
    for (const status of [401, 403]) {
      answer = (route) => route.fulfill({ status, json: { message: "Please sign in." } });
      await page.goto(address);
      await page.waitForURL(/\/login/);
      expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
      await page.evaluate((kept) => localStorage.setItem("adminToken", kept ?? ""), token);
    }
  });
}

test("with the keyboard alone a lead is found, read, worked and left again", async ({ page }, {
  project,
  retry,
}) => {
  // A second try finds one lead too.
  const companyName = `Tabbed Orchards ${project.name} ${retry}`;
  await addLead(page, companyName);
  await page.goto("/admin");
  await tabTo(page, "searchbox", /Search assessments/);
  await page.keyboard.type(companyName);
  await expect(page.getByText("1 to 1 of 1")).toBeVisible();
  await tabTo(page, "button", /^View .*Tabbed Orchards/);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: companyName });
  await expect(dialog.getByRole("heading", { name: "Follow-up Questions" })).toBeVisible();
  await tabTo(page, "textbox", /^Note/);
  await page.keyboard.type("Called, wants a visit.");
  await tabTo(page, "button", /^Add Note/);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Called, wants a visit.", { exact: true })).toBeVisible();
  // Where there is room a lead is beside the list, which stays in use.
  for (let turn = 0; turn < 25 && project.name === "390"; turn += 1) {
    await page.keyboard.press("Tab");
    expect(await isBehindDialog(page)).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^View .*Tabbed Orchards/ })).toBeFocused();
});

test("with the keyboard alone a user is made and changed, and the keyboard stays where it was", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/admin?tab=users");
  await expect(page.getByRole("table")).toBeVisible();
  await tabTo(page, "button", /^Create New Admin/);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.keyboard.type("not-an-address");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Valid email is required")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Edit ${email}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create New Admin" })).toBeFocused();
  await tabTo(page, "button", new RegExp(`^Edit ${email}`));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Edit User" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Edit ${email}` })).toBeFocused();
});

/** Tabs to the named element. */
async function tabTo(page: Page, role: "button" | "searchbox" | "textbox", name: RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name });
  await expect(wanted).toBeVisible();
  for (let turn = 0; turn < 80; turn += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** Whether the keyboard has left an open dialog for what lies behind it. */
const isBehindDialog = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== null && focused !== document.body && focused.closest("dialog") === null;
  });

async function addLead(page: Page, companyName: string): Promise<void> {
  const answer = await page.request.post("/api/assessments", {
    data: submission({ companyName }),
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(201);
}
