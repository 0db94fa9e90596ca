import type { Locator, Page } from "playwright/test";
import { NO_ANSWERS } from "@/lib/domain/assessment/draft";
import { submission } from "../support/submission";
import type { World } from "./world";

/** One state of one screen: where it is, who sees it, what has to be pressed, and what shows that it is there. */
export interface Screen {
  name: string;
  /** Its page below `app`, as the folders say it; lost pages have none. */
  page?: string;
  /** Its dialog, by the file's name in `components`. */
  dialog?: string;
  as: "visitor" | "user" | "newcomer" | "admin";
  at: (world: World) => string;
  /** Kept in the browser before the page opens. */
  kept?: Record<string, string>;
  press?: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Locator;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name }).first();
const dialog = (page: Page) => page.getByRole("dialog");
const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const tab = (name: string) => (page: Page) => page.getByRole("tab", { name }).click();
const first = (page: Page) => page.getByRole("button", { name: /^View Full|^More actions/ }).first();
const NOBODY = "00000000-0000-4000-8000-000000000000";

const wizardStep = (step: number): Screen => ({
  name: `step ${step} of the wizard`,
  page: "(public)/assessment",
  as: "visitor",
  at: () => "/assessment",
  kept: { assessmentDraft: JSON.stringify({ step, answers: { ...NO_ANSWERS, ...submission() } }) },
  shows: (page) => page.getByText(`Step ${step} of 5`, { exact: true }),
});

export const SCREENS: readonly Screen[] = [
  { name: "landing", page: "(public)", as: "visitor", at: () => "/", shows: heading("What you get") },
  {
    name: "step 1 of the wizard",
    page: "(public)/assessment",
    as: "visitor",
    at: () => "/assessment",
    shows: (page) => page.getByText("Step 1 of 5", { exact: true }),
  },
  {
    name: "wizard with what is missing",
    page: "(public)/assessment",
    as: "visitor",
    at: () => "/assessment",
    press: button("Continue"),
    shows: (page) => page.getByText("Executive name is required"),
  },
  ...[2, 3, 4, 5].map(wizardStep),
  {
    name: "summary",
    page: "(public)/summary/[assessmentId]",
    as: "visitor",
    at: ({ locked }) => `/summary/${locked}`,
    shows: (page) => page.getByText(/\d+\/100/),
  },
  {
    name: "payment by coupon, refused",
    page: "(public)/payment",
    as: "visitor",
    at: ({ locked }) => `/payment?assessment=${locked}`,
    press: async (page) => {
      await page.getByRole("textbox", { name: "Coupon code" }).fill("WRONG");
      await button("Apply Coupon")(page);
    },
    shows: (page) => page.getByText("Invalid Coupon Code", { exact: true }),
  },
  {
    name: "payment by card",
    page: "(public)/payment",
    as: "visitor",
    at: ({ locked }) => `/payment?assessment=${locked}`,
    press: tab("Credit Card"),
    shows: (page) => page.getByLabel("Card number"),
  },
  {
    name: "payment without an assessment",
    page: "(public)/payment",
    as: "visitor",
    at: () => "/payment",
    shows: heading("Unlock your report"),
  },
  {
    name: "payment that is done",
    page: "(public)/payment",
    as: "visitor",
    at: ({ unlocked }) => `/payment?assessment=${unlocked}`,
    shows: (page) => page.getByRole("link", { name: "View Results" }),
  },
  {
    name: "save account",
    page: "(public)/save-account/[assessmentId]",
    as: "visitor",
    at: ({ unlocked }) => `/save-account/${unlocked}?paid=coupon&code=DEMO2025`,
    press: button("Create Account & Save Report"),
    shows: (page) => page.getByText("Please enter a valid email address."),
  },
  {
    name: "results",
    page: "(public)/results/[assessmentId]",
    as: "visitor",
    at: ({ unlocked }) => `/results/${unlocked}?saved=true`,
    shows: heading("What's Next"),
  },
  {
    name: "thank you",
    page: "(public)/thank-you/[assessmentId]",
    as: "visitor",
    at: ({ unlocked }) => `/thank-you/${unlocked}`,
    shows: heading("Thank you"),
  },
  {
    name: "roadmap",
    page: "(public)/roadmap/[assessmentId]",
    as: "visitor",
    at: ({ unlocked }) => `/roadmap/${unlocked}`,
    shows: heading("Assessment Details"),
  },
  {
    name: "report",
    page: "(public)/report/[assessmentId]",
    as: "visitor",
    at: ({ unlocked }) => `/report/${unlocked}`,
    shows: heading("Immediate Next Steps"),
  },
  {
    name: "call me back",
    page: "(public)/report/[assessmentId]",
    dialog: "call-dialog",
    as: "visitor",
    at: ({ unlocked }) => `/results/${unlocked}`,
    press: async (page) => {
      await button("Call Me Back")(page);
      await dialog(page).getByRole("button", { name: "Request Call" }).click();
    },
    shows: (page) => page.getByText("Phone number is required"),
  },
  {
    name: "report of nobody",
    page: "(public)/report/[assessmentId]",
    as: "visitor",
    at: () => `/report/${NOBODY}`,
    shows: heading("Assessment Not Found"),
  },
  {
    name: "unsubscribe",
    page: "(public)/unsubscribe",
    as: "visitor",
    at: () => "/unsubscribe",
    shows: (page) => page.locator("main [role=alert]"),
  },
  { name: "lost page", as: "visitor", at: () => "/nowhere", shows: heading("Page Not Found") },
  {
    name: "registration",
    page: "(account)/auth",
    as: "visitor",
    at: () => "/auth",
    press: async (page) => {
      await tab("Register")(page);
      await page.locator("form").getByRole("button", { name: "Create Account" }).click();
    },
    shows: (page) => page.getByText("Please enter a valid email address."),
  },
  {
    name: "sign in, refused",
    page: "(account)/login",
    as: "visitor",
    at: () => "/login",
    press: async (page) => {
      await page.getByLabel("Email").fill("nobody@example.com");
      await page.getByLabel("Password", { exact: true }).fill("Not-the-one-1");
      await button("Sign In")(page);
    },
    shows: (page) => page.locator("form").getByRole("alert"),
  },
  {
    name: "forgotten password",
    page: "admin/login",
    dialog: "reset-dialog",
    as: "visitor",
    at: () => "/admin/login",
    press: async (page) => {
      await button("Forgot your password?")(page);
      await dialog(page).getByRole("button", { name: "Send Reset Link" }).click();
    },
    shows: (page) => dialog(page).getByText("Valid email is required"),
  },
  {
    name: "new password by link",
    page: "(account)/reset-password",
    as: "visitor",
    at: () => "/reset-password?token=not-a-token",
    press: button("Reset Password"),
    shows: (page) => page.getByLabel("Confirm password"),
  },
  {
    name: "new password asked for",
    page: "(account)/reset-password",
    as: "visitor",
    at: () => "/reset-password",
    shows: heading("Reset your password"),
  },
  {
    name: "my reports",
    page: "(account)/my-reports",
    dialog: "delete-account-dialog",
    as: "user",
    at: () => "/my-reports",
    shows: (page) => page.getByRole("link", { name: /View Full Report/ }),
  },
  {
    name: "account to be deleted",
    page: "(account)/my-reports",
    dialog: "delete-account-dialog",
    as: "user",
    at: () => "/my-reports",
    press: button("Delete account"),
    shows: dialog,
  },
  {
    name: "my reports, none yet",
    page: "(account)/my-reports",
    as: "newcomer",
    at: () => "/my-reports",
    shows: heading("No Reports Yet"),
  },
  {
    name: "own password",
    page: "(account)/set-password",
    as: "user",
    at: () => "/set-password",
    shows: (page) => page.getByLabel("Current password"),
  },
  {
    name: "leads",
    page: "admin",
    as: "admin",
    at: () => "/admin",
    shows: (page) => page.getByText(/^1 to \d+ of/),
  },
  {
    name: "leads, none found",
    page: "admin",
    as: "admin",
    at: () => "/admin?q=nobodyhasthisname",
    shows: (page) => page.getByText(/No assessments match/),
  },
  {
    name: "menu of a lead",
    page: "admin",
    as: "admin",
    at: () => "/admin",
    press: (page) => first(page).click(),
    shows: (page) => page.getByRole("menuitem").first(),
  },
  {
    name: "tools chosen for a lead",
    page: "admin",
    dialog: "alert-dialog",
    as: "admin",
    at: () => "/admin",
    press: async (page) => {
      await first(page).click();
      await page.getByRole("menuitem", { name: "AI Apps" }).click();
    },
    shows: (page) => page.getByRole("alertdialog"),
  },
  {
    name: "lead",
    page: "admin",
    dialog: "lead-dialog",
    as: "admin",
    at: ({ unlocked }) => `/admin?assessment=${unlocked}`,
    shows: (page) => dialog(page).getByRole("heading", { name: "Follow-up Questions" }),
  },
  {
    name: "preview of an export",
    page: "admin",
    dialog: "export-preview-dialog",
    as: "admin",
    at: () => "/admin",
    press: async (page) => {
      await page.getByRole("button", { name: "Export", exact: true }).click();
      await page.getByRole("menuitem", { name: "Preview AI Data" }).click();
    },
    shows: (page) => dialog(page).getByText("One row as an example"),
  },
  {
    name: "roadmap of a lead",
    page: "admin",
    dialog: "roadmap-dialog",
    as: "admin",
    at: () => "/admin?tab=roadmaps",
    press: async (page) => {
      await tab("AI Roadmaps")(page);
      await button(/^View Full/)(page);
    },
    shows: (page) => dialog(page).getByRole("heading", { name: "Quick wins" }),
  },
  {
    name: "users and a new one",
    page: "admin",
    dialog: "user-dialog",
    as: "admin",
    at: () => "/admin",
    press: async (page) => {
      await tab("Users")(page);
      await button("Create New Admin")(page);
      await button("Create User")(page);
    },
    shows: (page) => page.getByText("Valid email is required"),
  },
  {
    name: "report for admins",
    page: "admin/report/[assessmentId]",
    as: "admin",
    at: ({ unlocked }) => `/admin/report/${unlocked}`,
    shows: heading("Immediate Next Steps"),
  },
  {
    name: "report for admins, of nobody",
    page: "admin/report/[assessmentId]",
    as: "admin",
    at: () => `/admin/report/${NOBODY}`,
    shows: heading("Assessment Not Found"),
  },
  {
    name: "call brief",
    page: "admin/brief/[assessmentId]",
    as: "admin",
    at: ({ unlocked }) => `/admin/brief/${unlocked}`,
    shows: (page) => page.getByRole("heading", { level: 1 }),
  },
  {
    name: "coupons and a new one",
    page: "admin/coupons",
    dialog: "coupon-dialog",
    as: "admin",
    at: () => "/admin/coupons",
    press: async (page) => {
      await button("New Coupon")(page);
      await button("Create Coupon")(page);
    },
    shows: (page) => dialog(page).locator("[aria-invalid=true]").first(),
  },
  {
    name: "outbox",
    page: "admin/outbox",
    as: "admin",
    at: () => "/admin/outbox",
    shows: (page) => page.getByRole("table"),
  },
  {
    name: "message in the outbox",
    page: "admin/outbox",
    dialog: "outbox-dialog",
    as: "admin",
    at: () => "/admin/outbox",
    press: (page) => page.getByRole("table").getByRole("button").first().click(),
    shows: (page) => dialog(page).getByRole("tab", { name: "Text" }),
  },
  {
    name: "audit log",
    page: "admin/audit",
    as: "admin",
    at: () => "/admin/audit",
    shows: (page) => page.getByRole("table"),
  },
  {
    name: "jobs",
    page: "admin/jobs",
    as: "admin",
    at: () => "/admin/jobs",
    shows: (page) => page.getByText("Nothing has failed"),
  },
  {
    name: "events",
    page: "admin/events",
    as: "admin",
    at: () => "/admin/events",
    shows: (page) => page.getByText("Nothing was sent yet"),
  },
];
