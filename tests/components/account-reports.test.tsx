import { act, screen, waitFor, within } from "@testing-library/react";
import { rememberResult } from "@/lib/client/last-result";
import { forgetSignedOut, wasSignedOut } from "@/lib/client/signed-out";
import * as logOut from "@/lib/domain/account/log-out-messages";
import { NO_REPORTS, REPORTS_FAILED } from "@/lib/domain/account/own-account-messages";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { press } from "../support/account";
import { fakeServer } from "../support/fake-server";
import { answer, forgetAll, ID, OTHER_ID, open, report, signIn, tokenNow } from "../support/my-reports";

beforeEach(forgetAll);

test("without a token it leads to sign in, and asks the server for nothing", async () => {
  const sent = fakeServer({});
  const { left } = open();
  await waitFor(() => expect(left).toEqual(["!/login"]));
  expect(sent).toEqual([]);
});

test("a card says whose report it is, when, how it came out, and leads to it", async () => {
  signIn();
  const sent = fakeServer(answer(report()));
  open();
  expect(screen.getByRole("status")).toHaveTextContent("Loading your reports...");
  const card = within(await screen.findByRole("listitem", { name: "Halden Creek" }));
  for (const text of [
    "Margaret Osei",
    "3 hours ago",
    "48",
    "/100",
    "Financial services",
    "51 to 200 employees",
    "Coupon used",
    "Complete",
  ])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByRole("link", { name: /View Full Report/ })).toHaveAttribute("href", `/results/${ID}`);
  expect(sent[0]).toMatchObject({ path: "/api/user/assessments" });
  expect(sent[0]?.headers.Authorization).toBe(`Bearer ${tokenNow()}`);
});

test("a card without a score, a payment or a roadmap says so", async () => {
  signIn();
  fakeServer(answer(report({ aiReadinessScore: null, paymentStatus: "refunded", roadmapGenerated: false })));
  open();
  const card = within(await screen.findByRole("listitem", { name: "Halden Creek" }));
  expect(card.queryByText("/100")).toBeNull();
  expect(card.getByText("Unknown")).toBeVisible();
  expect(card.getByText("Generating...")).toBeVisible();
});

test("without reports it offers the first assessment", async () => {
  signIn();
  fakeServer(answer());
  open();
  expect(await screen.findByRole("heading", { name: NO_REPORTS })).toBeVisible();
  expect(screen.getByRole("link", { name: "Start Your First Assessment" })).toHaveAttribute(
    "href",
    "/assessment",
  );
  expect(screen.getByRole("link", { name: "Take New Assessment" })).toHaveAttribute("href", "/assessment");
  expect(screen.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
});

test("a failure is said in a card, and can be tried again", async () => {
  signIn();
  fakeServer({ status: 500, body: { message: "x" } }, answer(report()));
  const { user } = open();
  const card = await screen.findByRole("alert");
  expect(card).toHaveTextContent("Error");
  expect(card).toHaveTextContent(REPORTS_FAILED);
  await press(user, "Try Again");
  expect(await screen.findByRole("listitem", { name: "Halden Creek" })).toBeVisible();
});

test("a token that is no longer good is thrown away, and signing in comes next", async () => {
  signIn();
  fakeServer({ status: 401, body: { message: "Please sign in." } });
  const { left } = open();
  await waitFor(() => expect(left).toEqual(["!/login"]));
  expect(localStorage.getItem("authToken")).toBeNull();
  // The page that comes next says why.
  expect(wasSignedOut()).toBe(true);
  forgetSignedOut();
});

test("a user with a temporary password is led to set their own first", async () => {
  signIn();
  fakeServer({ status: 403, body: { message: "First.", code: "password_change_required" } });
  const { left } = open();
  await waitFor(() => expect(left).toEqual(["!/set-password"]));
  expect(localStorage.getItem("authToken")).not.toBeNull();
});

test("Logout ends the session on the server, forgets the token, hides the reports and leads home", async () => {
  signIn();
  const sent = fakeServer(answer(report()), { body: { success: true } });
  const { user, left } = open();
  await screen.findByRole("listitem", { name: "Halden Creek" });
  await press(user, "Logout");
  await waitFor(() => expect(left).toEqual(["/"]));
  expect(sent[1]).toMatchObject({ path: "/api/auth/logout", method: "POST" });
  expect(sent[1]?.headers.Authorization).toBe(`Bearer ${tokenNow()}`);
  expect(localStorage.getItem("authToken")).toBeNull();
  expect(await screen.findByText(logOut.LOGGED_OUT)).toBeVisible();
  expect(screen.queryByText("Halden Creek")).toBeNull();
});

test("Logout without an answer is said to be of this browser alone", async () => {
  signIn();
  fakeServer(answer(report()), "no answer");
  const { user, left } = open();
  await screen.findByRole("listitem", { name: "Halden Creek" });
  await press(user, "Logout");
  expect(await screen.findByText(logOut.LOGGED_OUT_HERE_ALONE)).toBeVisible();
  expect(left).toEqual(["/"]);
});

test("signing out in another tab hides the reports here too", async () => {
  signIn();
  fakeServer(answer(report()));
  const { left } = open();
  await screen.findByRole("listitem", { name: "Halden Creek" });
  act(() => {
    localStorage.removeItem("authToken");
    window.dispatchEvent(new Event("storage"));
  });
  expect(screen.queryByText("Halden Creek")).toBeNull();
  await waitFor(() => expect(left).toEqual(["!/login"]));
});

describe("an assessment taken without an account", () => {
  const offer = () => screen.findByRole("region", { name: "Add this assessment to your reports" });

  test("is added on request", async () => {
    signIn();
    rememberResult(OTHER_ID);
    const sent = fakeServer(
      answer(report()),
      { body: { success: true } },
      answer(report(), report({ id: OTHER_ID, companyName: "Northlight" })),
    );
    const { user } = open();
    await offer();
    await press(user, "Add to My Reports");
    expect(await screen.findByRole("listitem", { name: "Northlight" })).toBeVisible();
    expect(sent[1]).toMatchObject({ path: "/api/user/link-assessment", body: { assessmentId: OTHER_ID } });
    expect(screen.queryByRole("region", { name: /Add this/ })).toBeNull();
    expect(localStorage.getItem("lastAssessmentResult")).toBeNull();
  });

  test("is not offered where it is in the list already", async () => {
    signIn();
    rememberResult(ID);
    fakeServer(answer(report()));
    open();
    await screen.findByRole("listitem", { name: "Halden Creek" });
    expect(screen.queryByRole("region", { name: /Add this/ })).toBeNull();
  });

  test("that is not there any more is refused, in words, and not offered again", async () => {
    signIn();
    rememberResult(OTHER_ID);
    fakeServer(answer(report()), { status: 404, body: { message: NO_SUCH_ASSESSMENT } });
    const { user } = open();
    await offer();
    await press(user, "Add to My Reports");
    expect(await screen.findByText(NO_SUCH_ASSESSMENT)).toBeVisible();
    expect(screen.queryByRole("region", { name: /Add this/ })).toBeNull();
    expect(localStorage.getItem("lastAssessmentResult")).toBeNull();
  });
});
