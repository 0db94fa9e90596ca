import { act, screen, within } from "@testing-library/react";
import { removeToken } from "@/lib/client/tokens";
import { PASSWORD_REQUIRED } from "@/lib/domain/account/check-messages";
import {
  ACCOUNT_DELETED,
  ACCOUNT_DELETED_ALONE,
  ACCOUNT_DELETED_WITH_ASSESSMENTS,
  DATA_FAILED,
} from "@/lib/domain/account/own-account-messages";
import { PASSWORD, press } from "../support/account";
import { fakeServer } from "../support/fake-server";
import { answer, forgetAll, open, report, signIn } from "../support/my-reports";

beforeEach(forgetAll);

describe("one's own data", () => {
  const openWithReports = async (...more: Parameters<typeof fakeServer>) => {
    signIn();
    const sent = fakeServer(answer(report()), ...more);
    const page = open();
    await screen.findByRole("heading", { name: "Your data" });
    return { ...page, sent };
  };
  const openDialog = async (...more: Parameters<typeof fakeServer>) => {
    const page = await openWithReports(...more);
    await press(page.user, "Delete Account");
    return { ...page, dialog: within(await screen.findByRole("dialog", { name: "Delete your account?" })) };
  };

  test("leads to changing the password", async () => {
    await openWithReports();
    expect(screen.getByRole("link", { name: "Change Password" })).toHaveAttribute("href", "/set-password");
  });

  test("says so when it cannot be downloaded", async () => {
    const { user } = await openWithReports("no answer");
    await press(user, "Download My Data");
    expect(await screen.findByText(DATA_FAILED)).toBeVisible();
    expect(screen.getByRole("button", { name: "Download My Data" })).toBeEnabled();
  });

  test("is not deleted without the password", async () => {
    const { user, dialog, sent } = await openDialog();
    await user.click(dialog.getByRole("button", { name: "Delete My Account" }));
    expect(dialog.getByText(PASSWORD_REQUIRED)).toBeVisible();
    expect(dialog.getByLabelText("Your password")).toHaveFocus();
    expect(sent).toHaveLength(1);
    await user.click(dialog.getByRole("button", { name: "Keep My Account" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    [false, ACCOUNT_DELETED_ALONE],
    [true, ACCOUNT_DELETED_WITH_ASSESSMENTS],
  ])("is deleted with the password (assessments too: %s), and the page is left", async (isAll, text) => {
    const { user, dialog, sent, left } = await openDialog({ body: { success: true } });
    expect(dialog.getByRole("checkbox", { name: /Also delete my assessments/ })).not.toBeChecked();
    if (isAll) await user.click(dialog.getByRole("checkbox"));
    await user.type(dialog.getByLabelText("Your password"), PASSWORD);
    await user.click(dialog.getByRole("button", { name: "Delete My Account" }));
    expect(await screen.findByText(ACCOUNT_DELETED)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(left).toEqual(["/"]);
    expect(localStorage.getItem("authToken")).toBeNull();
    expect(sent[1]).toMatchObject({
      path: "/api/user",
      method: "DELETE",
      body: { password: PASSWORD, deleteAssessments: isAll },
    });
  });

  test("stays where the password is wrong, and says so", async () => {
    const { user, dialog } = await openDialog({ status: 400, body: { message: "Not right." } });
    await user.type(dialog.getByLabelText("Your password"), "x");
    await user.click(dialog.getByRole("button", { name: "Delete My Account" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Not right.");
    act(() => removeToken("user"));
  });
});
