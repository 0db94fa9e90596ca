import type { Page } from "playwright/test";
import { LEAD_SCREENS } from "./lead-screens";
import { OWN_SCREENS } from "./own-screens";
import { button, dialog, heading, type Screen, tab, UNKNOWN_ID } from "./screen";

/** The first row's own button. */
const first = (page: Page) => page.getByRole("button", { name: /^View Full|^More actions/ }).first();

/** The admins'. */
export const ADMIN_SCREENS: readonly Screen[] = [
  ...OWN_SCREENS,
  ...LEAD_SCREENS,
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
    name: "saved and not finished",
    page: "admin",
    as: "admin",
    at: () => "/admin",
    press: (page) => page.getByText("Saved, not finished").click(),
    shows: (page) => page.getByText(/^Step 3 of 5, saved /).first(),
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
    name: "merging leads",
    page: "admin",
    dialog: "merge-dialog",
    as: "admin",
    at: ({ twin }) => `/admin?assessment=${twin}`,
    press: button(/^Merge into This Lead/),
    shows: heading("Merge 1 lead into this one?"),
  },
  {
    name: "Setup Production",
    page: "admin",
    dialog: "setup-dialog",
    as: "admin",
    at: () => "/admin",
    press: button("Setup Production"),
    shows: (page) => dialog(page).getByText(/follow-up questions/),
  },
  {
    name: "report for admins, not written yet",
    page: "admin/report/[assessmentId]",
    as: "admin",
    at: ({ locked }) => `/admin/report/${locked}`,
    shows: heading("No report yet"),
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
    name: "report for admins, unknown id",
    page: "admin/report/[assessmentId]",
    as: "admin",
    at: () => `/admin/report/${UNKNOWN_ID}`,
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
    name: "an address below /admin that leads nowhere",
    page: "(lost)/admin/[...missing]",
    as: "admin",
    at: () => "/admin/no-such-page",
    shows: heading("Page Not Found"),
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
    name: "insights",
    page: "admin/insights",
    as: "admin",
    at: () => "/admin/insights?weeks=0",
    shows: (page) => page.getByRole("heading", { name: /assessments? so far$/ }),
  },
  {
    name: "campaigns and a new one",
    page: "admin/campaigns",
    dialog: "campaign-dialog",
    as: "admin",
    at: () => "/admin/campaigns",
    press: async (page) => {
      await button("New Campaign")(page);
      await button("Create Campaign")(page);
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
    name: "cohorts and a new one",
    page: "admin/cohorts",
    dialog: "cohort-dialog",
    as: "admin",
    at: () => "/admin/cohorts",
    press: async (page) => {
      await button("New Cohort")(page);
      await button("Create Cohort")(page);
    },
    shows: (page) => dialog(page).locator("[aria-invalid=true]").first(),
  },
  {
    name: "evening screen",
    page: "admin/cohorts/[id]/live",
    as: "admin",
    at: ({ group }) => `/admin/cohorts/${group.id}/live`,
    shows: heading(/have finished/),
  },
  {
    name: "evening screen, revealed",
    page: "admin/cohorts/[id]/live",
    as: "admin",
    at: ({ group }) => `/admin/cohorts/${group.id}/live`,
    press: button("Reveal"),
    shows: heading("Three sessions worth holding"),
  },
  {
    name: "comparisons",
    page: "admin/comparisons",
    as: "admin",
    at: () => "/admin/comparisons",
    shows: (page) => page.getByRole("table"),
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
    shows: (page) => page.getByText("No events yet"),
  },
  {
    name: "settings",
    page: "admin/settings",
    as: "admin",
    at: () => "/admin/settings",
    shows: (page) => page.getByText(/^Embedded, in this server's data directory/),
  },
];
