import { screen, waitFor } from "@testing-library/react";
import { AccountPanel } from "@/components/account/account-panel";
import { SignInPanel } from "@/components/account/sign-in-panel";
import { storeToken } from "@/lib/client/tokens";
import * as checks from "@/lib/domain/account/check-messages";
import * as say from "@/lib/domain/account/messages";
import { PASSWORDS_DIFFER } from "@/lib/domain/account/own-account-messages";
import { fillIn, openScreen, PASSWORD, press, signedIn } from "../support/account";
import { fakeServer } from "../support/fake-server";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const EMAIL = "m.osei@example.com";
const auth = (registering: "yes" | "no" = "yes") =>
  openScreen(<AccountPanel registering={registering} callbackUrl={null} />);
const login = (callbackUrl: string | null = null) => openScreen(<SignInPanel callbackUrl={callbackUrl} />);

describe("the account page", () => {
  test("has two tabs, Login first, that the arrow keys move between", async () => {
    const { user } = auth();
    expect(screen.getByRole("tab", { name: "Login", selected: true })).toBeVisible();
    await user.click(screen.getByRole("tab", { name: "Login" }));
    await user.keyboard("{ArrowRight}");
    expect(await screen.findByRole("tab", { name: "Register", selected: true })).toHaveFocus();
    expect(screen.getByRole("tabpanel", { name: "Register" })).toBeVisible();
  });

  test("hides Register where the address asks for signing in alone", () => {
    auth("no");
    expect(screen.getByRole("tab", { name: "Login" })).toBeVisible();
    expect(screen.queryByRole("tab", { name: "Register" })).toBeNull();
  });

  test("leads who is signed in already to My Reports, where the address asks for signing in alone", async () => {
    storeToken("user", "kept");
    const { left } = auth("no");
    await waitFor(() => expect(left).toEqual(["!/my-reports"]));
    expect(auth("yes").left).toEqual([]);
  });

  test("leads to the other sign-in screen, and that one back here", () => {
    auth().unmount();
    login();
    expect(screen.getByRole("link", { name: /Register/ })).toHaveAttribute("href", "/auth");
  });

  test("welcomes a user back, keeps the token and leads to My Reports", async () => {
    const sent = fakeServer(signedIn());
    const { user, left } = auth();
    await fillIn(user, { Email: ` ${EMAIL.toUpperCase()} `, Password: PASSWORD });
    await press(user, "Login");
    expect(await screen.findByText(say.WELCOME_BACK)).toBeVisible();
    expect(localStorage.getItem("authToken")).toBe("user-token");
    await waitFor(() => expect(left).toEqual(["/my-reports"]));
    expect(sent[0]).toMatchObject({ path: "/api/auth/login", body: { email: EMAIL, password: PASSWORD } });
  });

  test("welcomes an admin, keeps the admin's token and leads to the dashboard", async () => {
    storeToken("user", "another-user");
    fakeServer(signedIn("admin"));
    const { user, left } = auth();
    await fillIn(user, { Email: EMAIL, Password: PASSWORD });
    await press(user, "Login");
    expect(await screen.findByText(say.WELCOME_ADMIN)).toBeVisible();
    expect(localStorage.getItem("adminToken")).toBe("admin-token");
    expect(localStorage.getItem("authToken")).toBeNull();
    await waitFor(() => expect(left).toEqual(["/admin"]));
  });

  test.each([
    ["what the server says", { status: 401, body: { message: "Told so." } }, "Told so."],
    ["its own words where the server has none", { status: 401, body: {} }, say.LOGIN_FAILED_DETAIL],
    ["its own words where no answer comes", "no answer" as const, say.LOGIN_FAILED_DETAIL],
  ])("says %s when signing in fails", async (_, answer, text) => {
    fakeServer(answer);
    const { user, left } = auth();
    await fillIn(user, { Email: EMAIL, Password: "x" });
    await press(user, "Login");
    expect(await screen.findByText(say.LOGIN_FAILED)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(left).toEqual([]);
    expect(screen.getByRole("button", { name: "Login" })).toBeEnabled();
  });

  test("signing in sends no old token along", async () => {
    storeToken("user", "old");
    const sent = fakeServer(signedIn());
    const { user, left } = auth();
    await fillIn(user, { Email: EMAIL, Password: PASSWORD });
    await press(user, "Login");
    await waitFor(() => expect(left).toEqual(["/my-reports"]));
    expect(sent[0]?.headers.Authorization).toBeUndefined();
  });

  test("registers, and leads to My Reports", async () => {
    const sent = fakeServer({ ...signedIn(), status: 201 });
    const { user, left } = auth();
    await user.click(screen.getByRole("tab", { name: "Register" }));
    await fillIn(user, { Email: EMAIL, Password: PASSWORD });
    await press(user, "Create Account");
    expect(await screen.findByText(say.ACCOUNT_CREATED)).toBeVisible();
    expect(localStorage.getItem("authToken")).toBe("user-token");
    await waitFor(() => expect(left).toEqual(["/my-reports"]));
    expect(sent[0]).toMatchObject({ path: "/api/auth/register", body: { email: EMAIL, password: PASSWORD } });
  });

  test.each([
    ["what the server says", { status: 409, body: { message: "There is one." } }, "There is one."],
    ["its own words where the server has none", "no answer" as const, say.REGISTER_FAILED_DETAIL],
  ])("says %s when registering fails", async (_, answer, text) => {
    fakeServer(answer);
    const { user } = auth();
    await user.click(screen.getByRole("tab", { name: "Register" }));
    await fillIn(user, { Email: EMAIL, Password: PASSWORD });
    await press(user, "Create Account");
    expect(await screen.findByText(say.REGISTRATION_FAILED)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  test("says beside a password what the server found wrong with it", async () => {
    const issues = [{ path: "password", message: "Too common." }];
    fakeServer({ status: 400, body: { message: "Please check the marked fields.", issues } });
    const { user } = auth();
    await user.click(screen.getByRole("tab", { name: "Register" }));
    await fillIn(user, { Email: EMAIL, Password: PASSWORD });
    await press(user, "Create Account");
    expect(await screen.findByText("Too common.")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("Password")).toHaveFocus());
  });

  test.each([
    ["Abc1", checks.PASSWORD_TOO_SHORT],
    ["ABCDEFG1", checks.PASSWORD_NEEDS_LOWERCASE],
    ["abcdefg1", checks.PASSWORD_NEEDS_UPPERCASE],
    ["Abcdefgh", checks.PASSWORD_NEEDS_NUMBER],
  ])("refuses the password %s: %s", async (password, message) => {
    const sent = fakeServer({});
    const { user } = auth();
    await user.click(screen.getByRole("tab", { name: "Register" }));
    await fillIn(user, { Email: "not an address", Password: password });
    await press(user, "Create Account");
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(checks.EMAIL_NOT_VALID)).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe("the sign-in screen", () => {
  test("asks for both, and says which is missing", async () => {
    const { user } = login();
    await press(user, "Sign In");
    expect(await screen.findByText(checks.EMAIL_REQUIRED)).toBeVisible();
    expect(screen.getByText(checks.PASSWORD_REQUIRED)).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  });

  test("shows the password, and hides it again", async () => {
    const { user } = login();
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
    await press(user, "Show password");
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
    await press(user, "Hide password");
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
  });

  test.each([
    ["admin", null, "/admin"],
    ["admin", "/admin/coupons", "/admin/coupons"],
    ["user", "/admin/coupons", "/my-reports"],
    ["user", null, "/my-reports"],
  ] as const)("leads one with role %s who asked for %s to %s", async (role, callbackUrl, place) => {
    fakeServer(signedIn(role));
    const { user, left } = login(callbackUrl);
    await fillIn(user, { Email: EMAIL, Password: PASSWORD });
    await press(user, "Sign In");
    await waitFor(() => expect(left).toEqual([place]));
  });

  test("announces the new token at once, and leaves a tenth of a second later", async () => {
    fakeServer(signedIn("admin"));
    const { user, left } = login();
    const heard: { token: string | null; leftBefore: number; at: number }[] = [];
    const onChange = () =>
      heard.push({
        token: localStorage.getItem("adminToken"),
        leftBefore: left.length,
        at: performance.now(),
      });
    window.addEventListener("token-changed", onChange);
    await fillIn(user, { Email: EMAIL, Password: PASSWORD });
    await press(user, "Sign In");
    await waitFor(() => expect(left).toEqual(["/admin"]));
    window.removeEventListener("token-changed", onChange);
    const [last] = heard.slice(-1);
    expect(last).toMatchObject({ token: "admin-token", leftBefore: 0 });
    expect(performance.now() - (last?.at ?? 0)).toBeGreaterThan(90);
  });

  test.each([
    ["what the server says", { status: 401, body: { message: "Told so." } }, "Told so."],
    ["its own words where the server has none", { status: 500, body: {} }, say.LOGIN_FAILED_ALERT],
    ["its own words where no answer comes", "no answer" as const, say.LOGIN_FAILED_ALERT],
  ])("says %s in an alert on the form", async (_, answer, text) => {
    fakeServer(answer);
    const { user } = login();
    await fillIn(user, { Email: EMAIL, Password: "x" });
    await press(user, "Sign In");
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });

  test("leads a user with a temporary password to set their own before anything else", async () => {
    const sent = fakeServer(signedIn("admin", true), {
      body: { ...signedIn("admin").body, token: "own-token" },
    });
    const { user, left } = login("/admin/coupons");
    await fillIn(user, { Email: EMAIL, Password: "Temporary-1" });
    await press(user, "Sign In");
    expect(await screen.findByRole("heading", { name: "Set your own password" })).toBeVisible();
    expect(left).toEqual([]);
    await fillIn(user, { "New password": PASSWORD, "Repeat the new password": `${PASSWORD}x` });
    await press(user, "Save Password");
    expect(await screen.findByText(PASSWORDS_DIFFER)).toBeVisible();
    await user.type(screen.getByLabelText("Repeat the new password"), "{Backspace}");
    await press(user, "Save Password");
    await waitFor(() => expect(left).toEqual(["/admin/coupons"]));
    expect(localStorage.getItem("adminToken")).toBe("own-token");
    expect(sent[1]).toMatchObject({
      path: "/api/auth/change-password",
      body: { oldPassword: "Temporary-1", newPassword: PASSWORD },
    });
    expect(sent[1]?.headers.Authorization).toBe("Bearer admin-token");
  });

  test("tells a signed-in user that the dashboard is for admins", () => {
    storeToken("user", "token");
    login("/admin");
    expect(screen.getByText(/that page is for admins/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to My Reports" })).toHaveAttribute("href", "/my-reports");
  });
});
