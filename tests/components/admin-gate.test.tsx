import { act, screen, waitFor } from "@testing-library/react";
import { AdminGate } from "@/components/admin/shell/admin-gate";
import { removeToken, storeToken } from "@/lib/client/tokens";
import { VERIFYING } from "@/lib/domain/account/messages";
import type { Role } from "@/lib/domain/user/role";
import { openScreen, signedIn } from "../support/account";
import { fakeServer } from "../support/fake-server";

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/admin");
});

const open = () =>
  openScreen(
    <AdminGate>
      <p>The dashboard</p>
    </AdminGate>,
  );
const verified = (role: Role, mustSetPassword = false) => ({
  body: { user: signedIn(role, mustSetPassword).body.user },
});

test("an admin is verified with the admin's token, and sees the dashboard", async () => {
  storeToken("user", "U");
  storeToken("admin", "A");
  const sent = fakeServer(verified("admin"));
  open();
  expect(screen.getByText(VERIFYING)).toBeVisible();
  expect(await screen.findByText("The dashboard")).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ path: "/api/auth/verify", method: "GET" });
  expect(sent[0]?.headers.Authorization).toBe("Bearer A");
});

test("without a token nothing is asked, and signing in comes next", async () => {
  const sent = fakeServer({});
  const { left } = open();
  await waitFor(() => expect(left).toEqual(["!/login"]));
  expect(sent).toEqual([]);
});

test("signing in leads back to the page that was asked for", async () => {
  window.history.replaceState(null, "", "/admin/coupons?page=2");
  const { left } = open();
  await waitFor(() => expect(left).toEqual(["!/login?callbackUrl=%2Fadmin%2Fcoupons%3Fpage%3D2"]));
});

test.each([
  ["a refusal", { status: 401, body: { message: "Please sign in." } }],
  ["a fault", { status: 500, body: {} }],
  ["no answer", "no answer" as const],
  ["the answer that this is no admin", verified("user")],
])("%s is asked for once, removes the token and leads to sign in", async (_, answer) => {
  storeToken("admin", "A");
  const sent = fakeServer(answer);
  const { left } = open();
  await waitFor(() => expect(left).toEqual(["!/login"]));
  expect(localStorage.getItem("adminToken")).toBeNull();
  expect(screen.queryByText("The dashboard")).toBeNull();
  expect(sent).toHaveLength(1);
});

test("a page that is left before the answer comes keeps the token: the browser breaks off its calls", async () => {
  storeToken("admin", "A");
  fakeServer("no answer");
  const { unmount } = open();
  await screen.findByText(VERIFYING);
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(localStorage.getItem("adminToken")).toBe("A");
});

test("the dashboard goes as soon as the token goes, in this tab or another", async () => {
  storeToken("admin", "A");
  fakeServer(verified("admin"));
  const { left } = open();
  await screen.findByText("The dashboard");
  act(() => removeToken("admin"));
  expect(screen.queryByText("The dashboard")).toBeNull();
  await waitFor(() => expect(left).toEqual(["!/login"]));
});

test("another token is verified anew", async () => {
  storeToken("admin", "A");
  const sent = fakeServer(verified("admin"));
  open();
  await screen.findByText("The dashboard");
  act(() => storeToken("admin", "B"));
  expect(screen.getByText(VERIFYING)).toBeVisible();
  expect(await screen.findByText("The dashboard")).toBeVisible();
  expect(sent.map(({ headers }) => headers.Authorization)).toEqual(["Bearer A", "Bearer B"]);
});

test("an admin with a temporary password is led to set their own first", async () => {
  storeToken("admin", "A");
  fakeServer(verified("admin", true));
  const { left } = open();
  await waitFor(() => expect(left).toEqual(["!/set-password"]));
  expect(screen.queryByText("The dashboard")).toBeNull();
});
