import { COST_SCREENS } from "./cost-screens";
import { GROUP_SCREENS } from "./group-screens";
import { INTERVIEW_SCREENS } from "./interview-screens";
import { button, dialog, heading, type Screen, tab, UNKNOWN_ID, unfold } from "./screen";
import { TEAM_SCREENS } from "./team-screens";
import { WIZARD_SCREENS } from "./wizard-screens";

/** From the landing page to the report, and what anybody may open. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  ...WIZARD_SCREENS,
  ...INTERVIEW_SCREENS,
  { name: "landing", page: "(prepared)", as: "visitor", at: () => "/", shows: heading("What you get") },
  {
    name: "sample report",
    page: "(prepared)/sample",
    as: "visitor",
    at: () => "/sample",
    shows: heading("Immediate Next Steps"),
  },
  {
    name: "privacy",
    page: "(prepared)/privacy",
    as: "visitor",
    at: () => "/privacy",
    shows: (page) => page.getByText("In use here").first(),
  },
  { name: "terms", page: "(prepared)/terms", as: "visitor", at: () => "/terms", shows: heading("Refunds") },
  {
    name: "your data without an account",
    page: "(prepared)/your-data",
    as: "visitor",
    at: () => "/your-data",
    shows: (page) => page.getByRole("button", { name: "Send Me a Link", disabled: false }),
  },
  {
    name: "your data with a link that has ended",
    page: "(prepared)/your-data",
    as: "visitor",
    at: () => `/your-data#${"x".repeat(43)}`,
    press: button("Show My Data"),
    shows: heading("This link has ended, or never was."),
  },
  {
    name: "your data, opened",
    page: "(prepared)/your-data",
    as: "visitor",
    at: ({ dataLink }) => dataLink,
    press: async (page) => {
      await button("Show My Data")(page);
      await button("Delete Everything")(page);
    },
    shows: (page) => page.getByRole("button", { name: "Yes, Delete Everything" }),
  },
  {
    name: "summary",
    page: "(public)/summary/[assessmentId]",
    as: "visitor",
    at: ({ locked }) => `/summary/${locked}`,
    shows: (page) => page.getByText(/\d+\/100/),
  },
  {
    name: "summary, with sentences to place",
    page: "(public)/summary/[assessmentId]",
    as: "visitor",
    at: ({ unplaced }) => `/summary/${unplaced}`,
    press: (page) => page.getByLabel("Connection").first().check(),
    shows: heading(/things we could not place/),
  },
  ...COST_SCREENS,
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
    name: "progress, before one has signed in",
    page: "(public)/progress/[assessmentId]",
    as: "visitor",
    at: ({ unlocked }) => `/progress/${unlocked}`,
    shows: heading("Your progress"),
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
    name: "share this report",
    page: "(public)/report/[assessmentId]",
    dialog: "share-dialog",
    as: "user",
    at: ({ unlocked }) => `/report/${unlocked}`,
    press: async (page) => {
      await unfold(page);
      await button("Share with My Board")(page);
      await dialog(page).getByRole("button", { name: "Make Link" }).click();
    },
    shows: (page) => page.getByLabel("Your link", { exact: true }),
  },
  {
    name: "take it to work",
    page: "(public)/report/[assessmentId]",
    dialog: "take-to-work-dialog",
    as: "visitor",
    at: ({ unlocked }) => `/report/${unlocked}`,
    press: async (page) => {
      await unfold(page);
      await button("Take It to Work")(page);
    },
    shows: (page) => dialog(page).getByRole("link", { name: "Board minute (.docx)" }),
  },
  {
    name: "shared report",
    page: "(public)/s/[token]",
    as: "visitor",
    at: ({ shared }) => `/s/${shared}`,
    shows: heading("Immediate Next Steps"),
  },
  {
    name: "shared report that has ended",
    page: "(public)/s/[token]",
    as: "visitor",
    at: () => `/s/${"A".repeat(43)}`,
    shows: heading("This link no longer works, or never existed."),
  },
  ...GROUP_SCREENS,
  ...TEAM_SCREENS,
  {
    name: "report, unknown id",
    page: "(public)/report/[assessmentId]",
    as: "visitor",
    at: () => `/report/${UNKNOWN_ID}`,
    shows: heading("Assessment Not Found"),
  },
  {
    name: "confirm that it is mine",
    page: "(public)/own",
    as: "visitor",
    at: ({ locked }) => `/own#${locked}.${"x".repeat(43)}`,
    shows: (page) => page.getByRole("button", { name: "Yes, It Is Mine", disabled: false }),
  },
  {
    name: "confirm with a link that has ended",
    page: "(public)/own",
    as: "visitor",
    at: ({ locked }) => `/own#${locked}.${"x".repeat(43)}`,
    press: button("Yes, It Is Mine"),
    shows: heading("This link no longer works, or never existed."),
  },
  {
    name: "unsubscribe",
    page: "(public)/unsubscribe",
    as: "visitor",
    at: () => "/unsubscribe",
    shows: (page) => page.locator("main [role=alert]"),
  },
  { name: "lost page", as: "visitor", at: () => "/nowhere", shows: heading("Page Not Found") },
];
