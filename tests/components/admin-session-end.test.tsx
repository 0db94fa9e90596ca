import { screen, waitFor, within } from "@testing-library/react";
import { SignInPanel } from "@/components/account/sign-in-panel";
import { LeadNotes } from "@/components/admin/leads/lead-notes";
import { SignedInAdmin } from "@/lib/client/hooks/use-signed-in-admin";
import { readNoteDraft, storeNoteDraft } from "@/lib/client/note-draft";
import { tellSignedOut, wasSignedOut } from "@/lib/client/signed-out";
import { openScreen, PASSWORD, signedIn } from "../support/account";
import { asSignedInAdmin } from "../support/admin-screen";
import { fakeServer } from "../support/fake-server";
import { DETAILS, LEAD, LIST, listOf, openAdmin } from "../support/leads";

asSignedInAdmin();
beforeEach(() => sessionStorage.clear());

const SAID = "You were signed out. Please sign in again.";
const signIn = (callbackUrl: string | null = null) => openScreen(<SignInPanel callbackUrl={callbackUrl} />);

test("a session that ends leads to sign in, with the way back to the same view and the open lead", async () => {
  const over = { status: 401, body: { message: "Please sign in." } };
  const { user, left } = openAdmin({ [LIST]: listOf(LEAD), [DETAILS]: over }, "?q=osei&sort=score");
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
  const { user, left } = signIn("/admin?q=osei");
  expect(screen.getByText(SAID)).toBeVisible();
  await user.type(screen.getByLabelText("Email"), "admin@example.com");
  await user.type(screen.getByLabelText("Password"), PASSWORD);
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await waitFor(() => expect(left).toEqual(["/admin?q=osei"]));
  expect(wasSignedOut()).toBe(false);
});

test("nothing is said to someone who only comes to sign in", () => {
  localStorage.clear();
  signIn();
  expect(screen.queryByText(SAID)).toBeNull();
});

describe("a note", () => {
  const notes = (admin = "ann") => (
    <SignedInAdmin value={admin}>
      <LeadNotes id="lead-1" notes={[]} onChanged={() => undefined} />
    </SignedInAdmin>
  );

  test("that a session ended over is there again once one has come back", async () => {
    fakeServer({ status: 401, body: { message: "Please sign in." } });
    const { user, left, unmount } = openScreen(notes());
    await user.type(screen.getByLabelText("Note"), "Call on Monday");
    await user.click(screen.getByRole("button", { name: "Add Note" }));
    await waitFor(() => expect(left).toEqual(["/login"]));
    unmount();
    openScreen(notes());
    expect(screen.getByLabelText("Note")).toHaveValue("Call on Monday");
  });

  test("that cannot be saved says so beside its field, aloud, and stays", async () => {
    fakeServer({ status: 500, body: { message: "It broke" } });
    const { user } = openScreen(notes());
    await user.type(screen.getByLabelText("Note"), "Call on Monday");
    await user.click(screen.getByRole("button", { name: "Add Note" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("It broke");
    expect(screen.getByLabelText("Note")).toHaveAccessibleDescription("It broke");
    expect(screen.getByLabelText("Note")).toHaveValue("Call on Monday");
    expect(screen.getByRole("button", { name: "Add Note" })).toHaveFocus();
  });

  test("that is saved is no draft any more", async () => {
    fakeServer({ status: 201, body: {} });
    const { user } = openScreen(notes());
    await user.type(screen.getByLabelText("Note"), "Call on Monday");
    await user.click(screen.getByRole("button", { name: "Add Note" }));
    await waitFor(() => expect(screen.getByLabelText("Note")).toHaveValue(""));
    expect(readNoteDraft("ann", "lead-1")).toBe("");
  });
});

test("a note that is not saved is kept for the same admin and the same lead alone", () => {
  storeNoteDraft("ann", "lead-1", "Call on Monday");
  expect(readNoteDraft("ann", "lead-1")).toBe("Call on Monday");
  expect(readNoteDraft("ann", "lead-2")).toBe("");
  expect(readNoteDraft("ben", "lead-1")).toBe("");
  expect(JSON.stringify(sessionStorage)).not.toContain("Monday");
});
