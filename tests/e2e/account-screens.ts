import { TWO_STEP_ASKED } from "../../lib/domain/account/messages";
import { button, dialog, heading, type Screen, tab } from "./screen";

const CODE_WANTED = {
  status: 401,
  json: { success: false, code: "two_step_required", message: TWO_STEP_ASKED },
};

/** Signing in, and a signed-in user's pages. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  {
    name: "registration",
    page: "(prepared)/auth",
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
    page: "(prepared)/login",
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
    name: "sign in with a code",
    page: "(prepared)/login",
    as: "visitor",
    at: () => "/login",
    press: async (page) => {
      // As the server answers where an account has a second step.
      await page.route("**/api/auth/login", (route) => route.fulfill(CODE_WANTED), { times: 1 });
      await page.getByLabel("Email").fill("m.osei@example.com");
      await page.getByLabel("Password", { exact: true }).fill("Cedar-Bridge-42");
      await button("Sign In")(page);
    },
    shows: (page) => page.getByLabel("Code"),
  },
  {
    name: "forgotten password",
    page: "(prepared)/admin/login",
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
    shows: (page) => page.getByRole("link", { name: /View Full Report/ }).first(),
  },
  {
    name: "account to be deleted",
    page: "(account)/my-reports",
    dialog: "delete-account-dialog",
    as: "user",
    at: () => "/my-reports",
    press: button("Delete Account"),
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
];
