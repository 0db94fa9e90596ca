import type { Page } from "playwright/test";
import { type AnyQuestion, GROUPED, type QuestionKey } from "@/lib/domain/assessment/questions/questions";
import { submission } from "../support/submission";
import { CHOSEN } from "./journey";
import { admin, newAddress, signInAt } from "./people";
import { expect, test } from "./support";
import { pressOn, tabTo } from "./tab-to";

const type = async (page: Page, label: RegExp, text: string) => {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
};

/** A list follows what is typed only where letter follows letter within a second. */
const pick = async (page: Page, label: RegExp, text: string, value: string) => {
  const list = page.getByLabel(label);
  await tabTo(page, list);
  await expect(async () => {
    await page.keyboard.type(text);
    expect(await list.inputValue()).toBe(value);
  }).toPass({ intervals: [1500] });
};

const choose = async (page: Page, group: RegExp, option: string) => {
  const choices = page.getByRole("group", { name: group });
  const wanted = choices.getByLabel(option, { exact: true });
  if ((await wanted.getAttribute("type")) === "checkbox")
    return tabTo(page, wanted).then(() => page.keyboard.press("Space"));
  await tabTo(page, choices.getByRole("radio").first());
  await page.keyboard.press("Space");
  while (!(await wanted.isChecked())) await page.keyboard.press("ArrowDown");
};

/** Goes on, and begins where the keyboard is taken to: at the title of the step that comes. */
const clickContinue = async (page: Page, step: number) => {
  await pressOn(page, "Continue");
  await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
};

const TYPED: Partial<Record<QuestionKey, string>> = {
  executiveName: "Zoë d’Aoust-Lefèvre",
  executiveTitle: "Présidente",
  executiveEmail: newAddress(),
  companyName: "Œuvres «Côté» & Frères",
};

/** Answers what must be answered: of a list what the invented firm answers, or else the first. */
const answer = async (page: Page, question: AnyQuestion) => {
  const named = new RegExp(`^${question.label.replaceAll("?", "\\?")}`);
  const told = [CHOSEN[question.key] ?? []].flat()[0];
  const options = "options" in question ? question.options : [];
  const option = options.find(({ value }) => value === told) ?? options[0];
  if (question.kind === "select")
    await pick(page, named, option?.label.split(" ")[0] ?? "", option?.value ?? "");
  else if (option) await choose(page, named, option.label);
  else if (question.kind === "line" || question.kind === "email")
    await type(page, named, TYPED[question.key] ?? "Anything");
  else if (question.kind === "challenges") {
    await tabTo(page, page.getByRole("checkbox").first());
    await page.keyboard.press("Space");
  } else if (question.kind === "slider") {
    await tabTo(page, page.getByRole("slider"));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("slider")).toHaveValue("6");
  }
};

test("the keyboard alone goes from the landing page through the wizard and the coupon to the report", async ({
  page,
}) => {
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "Start Your Free AI Roadmap" }).first());
  await page.keyboard.press("Enter");
  await page.waitForURL("/assessment");
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();

  for (const [at, { groups }] of GROUPED.entries()) {
    if (at > 0) await clickContinue(page, at + 1);
    for (const { questions } of groups) for (const question of questions) await answer(page, question);
  }
  await pressOn(page, "Complete Assessment");

  await page.waitForURL(/\/summary\//);
  await expect(page.getByRole("heading", { name: "Œuvres «Côté» & Frères" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Generate Full Report" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/payment/);
  await tabTo(page, page.getByRole("tab", { name: "Coupon Code" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("Card number")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Coupon Code" })).toBeFocused();
  await tabTo(page, page.getByRole("textbox", { name: "Coupon code" }));
  await page.keyboard.type("DEMO2025");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/save-account\//);
  await tabTo(page, page.getByRole("link", { name: "Skip for Now" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/results\//);
  await tabTo(page, page.getByRole("link", { name: "See Your Full Report" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/report\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Œuvres «Côté» & Frères");
});

test("the keyboard alone places a sentence that was not understood, and changes its mind", async ({
  page,
}) => {
  const made = await page.request.post("/api/assessments", {
    data: submission({ executiveEmail: newAddress(), aiFriction: "The raccoons are back on Fridays." }),
  });
  const { assessmentId } = await made.json();
  await page.goto(`/summary/${assessmentId}`);
  const asked = page.getByRole("group", { name: /The raccoons are back on Fridays.*mostly about/ });
  const heightOfAsked = async () => (await asked.boundingBox())?.height;
  const before = await heightOfAsked();
  await tabTo(page, asked.getByLabel("Rules"));
  await page.keyboard.press("Space");
  await expect(asked.getByRole("status")).toHaveText("Saved. Your report will answer it.");
  await page.keyboard.press("ArrowRight");
  await expect(asked.getByLabel("Customers")).toBeChecked();
  await expect(asked.getByRole("status")).toHaveText("Saved. Your report will answer it.");
  expect(await heightOfAsked()).toBe(before);
  await page.reload();
  await expect(asked.getByLabel("Customers")).toBeChecked();
  await page.request.post("/api/validate-coupon", { data: { code: "DEMO2025", assessmentId } });
  await page.goto(`/report/${assessmentId}`);
  await expect(page.getByText("is mostly about customers", { exact: false }).first()).toBeVisible();
  await page.goto(`/summary/${assessmentId}`);
  await expect(page.getByRole("heading", { name: "What your full report will include" })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test("a screen reader gets the wizard in order, and each problem with the answer that it is about", async ({
  page,
}) => {
  await page.goto("/assessment");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Executive name is required")).toBeVisible();
  expect(await spokenNames(page)).toEqual(STEP_ONE);
  for (const [label, problem] of [
    [/^Your name/, "Executive name is required"],
    [/^Your email/, "Valid email is required"],
    [/^Company name/, "Company name is required"],
    [/^Industry/, "Please choose your industry"],
  ] as const) {
    const field = page.getByLabel(label);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(problem));
  }
  await expect(page.getByRole("group", { name: /head office/ })).toHaveAccessibleDescription(
    /Please choose where your head office is/,
  );
});

const STEP_ONE = [
  "heading You and your company",
  "heading You",
  "textbox Your name (required)",
  "combobox Your title (required)",
  "textbox Your email (required)",
  "heading Your company",
  "textbox Company name (required)",
  "textbox What does your company do, in a sentence? (optional)",
  "combobox Annual revenue (required)",
  "combobox Employees (required)",
  "combobox Industry (required)",
  "group Who are your customers? (required)",
  "combobox Main market (required)",
  "heading Where you work",
  "group Where is your head office? (required)",
  "group Where else do you have offices, or plan to? (required)",
  "button Continue",
  "button Finish on another device",
];

/** What a screen reader stops at inside the page's main part, in its order. */
async function spokenNames(page: Page): Promise<string[]> {
  const spoken = await page.getByRole("main").ariaSnapshot();
  return [...spoken.matchAll(/- (heading|textbox|combobox|group|button) "([^"]+)"/g)].map(
    ([, role, name]) => `${role} ${name}`,
  );
}

test("a screen reader gets the report's sections one after the other, under headings of the right level", async ({
  page,
}) => {
  const made = await page.request.post("/api/assessments", {
    data: submission({ executiveEmail: newAddress() }),
  });
  const { assessmentId } = await made.json();
  await page.request.post("/api/validate-coupon", { data: { code: "DEMO2025", assessmentId } });
  await page.goto(`/report/${assessmentId}`);
  await expect(page.getByRole("heading", { level: 2, name: /Executive Summary/ })).toBeVisible();
  const headings = await page
    .getByRole("main")
    .getByRole("heading")
    .evaluateAll((all) =>
      all.map(({ tagName, textContent }) => ({ level: Number(tagName[1]), name: textContent })),
    );
  const levels = headings.map(({ level }) => level);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  const numbers = headings.flatMap(({ level, name }) => (level === 2 ? (/^\d+/.exec(name ?? "") ?? []) : []));
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)));
  expect(numbers.length).toBeGreaterThan(9);
});

test("a dialog of the dashboard keeps the keyboard inside, and gives it back", async ({ page }) => {
  await signInAt(page, "/login", admin());
  await page.waitForURL("/admin");
  await page.goto("/admin/coupons");
  const open = page.getByRole("button", { name: "New Coupon" });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Code")).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName);
    // After its last button the browser's own bar has a turn, and the page none.
    expect(["DIALOG", "BODY"]).toContain(place);
    expect(await page.evaluate(() => document.activeElement?.matches("main :not(dialog, dialog *)"))).toBe(
      false,
    );
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});
