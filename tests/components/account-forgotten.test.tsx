import { screen, within } from "@testing-library/react";
import { SignInPanel } from "@/components/account/sign-in-panel";
import {
  RESET_SEND_FAILED_ALERT,
  RESET_SENT_ALERT,
  VALID_EMAIL_REQUIRED,
} from "@/lib/domain/account/own-account-messages";
import { openScreen, press } from "../support/account";
import { fakeServer } from "../support/fake-server";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const EMAIL = "m.osei@example.com";
const login = (callbackUrl: string | null = null) => openScreen(<SignInPanel callbackUrl={callbackUrl} />);

describe("a forgotten password", () => {
  const open = async () => {
    const page = login();
    await press(page.user, "Forgot your password?");
    const dialog = within(await screen.findByRole("dialog", { name: "Reset Password" }));
    return { ...page, dialog };
  };

  test("is asked about in a dialog that begins at its one question", async () => {
    const { user, dialog } = await open();
    expect(dialog.getByLabelText("Email")).toHaveFocus();
    await user.click(dialog.getByRole("button", { name: "Send Reset Link" }));
    expect(await dialog.findByText(VALID_EMAIL_REQUIRED)).toBeVisible();
  });

  test("sends the link and says so", async () => {
    const sent = fakeServer({ body: { message: "Sent, if there is one." } });
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText("Email"), EMAIL);
    await user.click(dialog.getByRole("button", { name: "Send Reset Link" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(RESET_SENT_ALERT);
    expect(sent[0]).toMatchObject({ path: "/api/auth/reset-password", body: { email: EMAIL } });
    await user.click(dialog.getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    ["what the server says", { status: 429, body: { message: "Wait a little." } }, "Wait a little."],
    ["its own words where no answer comes", "no answer" as const, RESET_SEND_FAILED_ALERT],
  ])("says %s when the link cannot be sent", async (_, answer, text) => {
    fakeServer(answer);
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText("Email"), EMAIL);
    await user.click(dialog.getByRole("button", { name: "Send Reset Link" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(text);
    expect(dialog.getByLabelText("Email")).toHaveValue(EMAIL);
  });
});
