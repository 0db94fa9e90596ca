import { screen, waitFor } from "@testing-library/react";
import { ResetPasswordPanel } from "@/components/account/reset-password-panel";
import { SetPasswordPanel } from "@/components/account/set-password-panel";
import { storeToken } from "@/lib/client/tokens";
import {
  NO_ANSWER,
  PASSWORDS_DIFFER,
  RESET_FAILED,
  RESET_PASSWORD_TOO_SHORT,
  RESET_PASSWORD_TOO_SIMPLE,
  RESET_SEND_FAILED,
  RESET_SENT,
  RESET_SENT_DETAIL,
  VALID_EMAIL_REQUIRED,
} from "@/lib/domain/account/own-account-messages";
import { OLD_PASSWORD_WRONG, RESET_TOKEN_SPENT } from "@/lib/domain/account/server-messages";
import { fillIn, openScreen, PASSWORD, press, signedIn, type User } from "../support/account";
import { fakeServer } from "../support/fake-server";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the reset page without a link", () => {
  const open = () => openScreen(<ResetPasswordPanel token={null} />);

  test("sends the link, says so, and is ready for another address", async () => {
    const sent = fakeServer({ body: { message: "Sent." } });
    const { user } = open();
    await fillIn(user, { Email: "m.osei@example.com" });
    await press(user, "Send Reset Link");
    expect(await screen.findByText(RESET_SENT)).toBeVisible();
    expect(screen.getByText(RESET_SENT_DETAIL)).toBeVisible();
    expect(sent[0]).toMatchObject({
      path: "/api/auth/reset-password",
      body: { email: "m.osei@example.com" },
    });
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveValue(""));
    expect(screen.getByRole("link", { name: "Back to Login" })).toHaveAttribute("href", "/login");
  });

  test("asks for an address that is one", async () => {
    const { user } = open();
    await fillIn(user, { Email: "m.osei" });
    await press(user, "Send Reset Link");
    expect(await screen.findByText(VALID_EMAIL_REQUIRED)).toBeVisible();
  });

  test.each([
    ["what the server says", { status: 429, body: { message: "Wait a little." } }, "Wait a little."],
    ["its own words where the server has none", { status: 500, body: {} }, RESET_SEND_FAILED],
    ["that no answer came", "no answer" as const, NO_ANSWER],
  ])("says %s on a failure", async (_, answer, text) => {
    fakeServer(answer);
    const { user } = open();
    await fillIn(user, { Email: "m.osei@example.com" });
    await press(user, "Send Reset Link");
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText("Error")).toBeVisible();
  });
});

describe("the reset page with a link", () => {
  const open = () => {
    window.history.replaceState(null, "", "/reset-password?token=secret");
    return openScreen(<ResetPasswordPanel token="secret" />);
  };
  const fill = (user: User, one: string, other = one) =>
    fillIn(user, { "New password": one, "Confirm password": other });

  test("takes the token out of the address, and changes nothing by being opened", () => {
    const sent = fakeServer({});
    open();
    expect(window.location.pathname).toBe("/reset-password");
    expect(window.location.search).toBe("");
    expect(sent).toEqual([]);
  });

  test("sets the new password and leads to the login", async () => {
    const sent = fakeServer({ body: { success: true, message: "Done." } });
    const { user } = open();
    await fill(user, PASSWORD);
    await press(user, "Reset Password");
    expect(await screen.findByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/admin/login");
    expect(sent[0]).toMatchObject({
      path: "/api/auth/reset-password-confirm",
      body: { token: "secret", newPassword: PASSWORD },
    });
  });

  test.each([
    ["Abc1", "Abc1", RESET_PASSWORD_TOO_SHORT],
    ["abcdefg1", "abcdefg1", RESET_PASSWORD_TOO_SIMPLE],
    [PASSWORD, "Cedar", PASSWORDS_DIFFER],
  ])("refuses %s and %s: %s", async (one, other, message) => {
    const sent = fakeServer({});
    const { user } = open();
    await fill(user, one, other);
    await press(user, "Reset Password");
    expect(await screen.findByText(message)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("says that a link is spent, and offers another", async () => {
    fakeServer({ status: 400, body: { message: RESET_TOKEN_SPENT, code: "reset_token_spent" } });
    const { user } = open();
    await fill(user, PASSWORD);
    await press(user, "Reset Password");
    expect(await screen.findByText(RESET_TOKEN_SPENT)).toBeVisible();
    await press(user, "Ask for a New Link");
    expect(screen.getByRole("button", { name: "Send Reset Link" })).toBeVisible();
  });

  test.each([
    ["its own words where the server has none", { status: 500, body: {} }, RESET_FAILED],
    ["that no answer came", "no answer" as const, NO_ANSWER],
  ])("says %s on a failure", async (_, answer, text) => {
    fakeServer(answer);
    const { user } = open();
    await fill(user, PASSWORD);
    await press(user, "Reset Password");
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe("the page to change one's password", () => {
  const verified = (mustSetPassword: boolean) => ({
    body: { user: signedIn("user", mustSetPassword).body.user },
  });
  const open = () => openScreen(<SetPasswordPanel />);

  test("leads to sign in without a token", async () => {
    const { left } = open();
    await waitFor(() => expect(left).toEqual(["!/login"]));
  });

  test("changes it, keeps the new token and goes back to My Reports", async () => {
    storeToken("user", "token");
    const sent = fakeServer(verified(false), signedIn());
    const { user, left } = open();
    await screen.findByRole("heading", { name: "Change password" });
    expect(screen.getByText(/m\.osei@example\.com/)).toBeVisible();
    await fillIn(user, {
      "Current password": "Old-one-1",
      "New password": PASSWORD,
      "Repeat the new password": PASSWORD,
    });
    await press(user, "Save Password");
    await waitFor(() => expect(left).toEqual(["/my-reports"]));
    expect(localStorage.getItem("authToken")).toBe("user-token");
    expect(sent[1]).toMatchObject({
      path: "/api/auth/change-password",
      body: { oldPassword: "Old-one-1", newPassword: PASSWORD },
    });
  });

  test("says beside the old password that it is not right", async () => {
    storeToken("user", "token");
    const issues = [{ path: "oldPassword", message: OLD_PASSWORD_WRONG }];
    fakeServer(verified(false), { status: 400, body: { message: OLD_PASSWORD_WRONG, issues } });
    const { user } = open();
    await screen.findByLabelText("Current password");
    await fillIn(user, {
      "Current password": "Old-one-1",
      "New password": PASSWORD,
      "Repeat the new password": PASSWORD,
    });
    await press(user, "Save Password");
    expect(await screen.findByText(OLD_PASSWORD_WRONG)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("Current password")).toHaveFocus());
  });

  test("asks one with a temporary password for their own, and offers no way round", async () => {
    storeToken("user", "token");
    fakeServer(verified(true));
    open();
    await screen.findByRole("heading", { name: "Set your own password" });
    expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
  });
});
