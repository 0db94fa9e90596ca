import { screen, waitFor, within } from "@testing-library/react";
import { SignInScreen } from "@/components/account/sign-in-screen";
import { keepNoteDraft, readNoteDraft } from "@/lib/client/note-draft";
import { tellSignedOut } from "@/lib/client/signed-out";
import { openScreen, PASSWORD, signedIn } from "../support/account";
import { asSignedInAdmin } from "../support/desk-screen";
import { fakeServer } from "../support/fake-server";
import { DETAILS, LEAD, LIST, listOf, openDesk } from "../support/leads";

asSignedInAdmin();
beforeEach(() => sessionStorage.clear());

const SAID = "You were signed out. Please sign in again.";
const signIn = (callbackUrl: string | null = null) => openScreen(<SignInScreen callbackUrl={callbackUrl} />);

test("a session that ends leads to sign in, with the way back to the same view and the open lead", async () => {
  const over = { status: 401, body: { message: "Please sign in." } };
  const { user, left } = openDesk({ [LIST]: listOf(LEAD), [DETAILS]: over }, "?q=osei&sort=score");
  const row = (await screen.findByText(LEAD.companyName)).closest("tr") ?? document.body;
  await user.click(within(row).getByRole("button", { name: /^View/ }));
  const place = `/admin?q=osei&sort=score&assessment=${LEAD.id}`;
  await waitFor(() => expect(left).toEqual([`/login?${new URLSearchParams({ callbackUrl: place })}`]));
  expect(localStorage.getItem("adminToken")).toBeNull();
});

test("the sign-in screen says that one was signed out, until one has signed in again", async () => {
  localStorage.clear();
  tellSignedOut();
  fakeServer(signedIn("admin"));
  const { user, unmount } = signIn("/admin?q=osei");
  expect(screen.getByText(SAID)).toBeVisible();
  await user.type(screen.getByLabelText("Email"), "admin@example.com");
  await user.type(screen.getByLabelText("Password"), PASSWORD);
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await waitFor(() => expect(localStorage.getItem("adminToken")).toBe("admin-token"));
  unmount();
  localStorage.clear();
  signIn();
  expect(screen.queryByText(SAID)).toBeNull();
});

test("nothing is said to who only comes to sign in", () => {
  localStorage.clear();
  signIn();
  expect(screen.queryByText(SAID)).toBeNull();
});

test("a note that is not saved is kept for the same admin and the same lead alone", () => {
  keepNoteDraft("ann", "lead-1", "Call on Monday");
  expect(readNoteDraft("ann", "lead-1")).toBe("Call on Monday");
  expect(readNoteDraft("ann", "lead-2")).toBe("");
  expect(readNoteDraft("ben", "lead-1")).toBe("");
  expect(JSON.stringify(sessionStorage)).not.toContain("Monday");
});
