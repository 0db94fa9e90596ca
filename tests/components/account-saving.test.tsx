import { screen, waitFor } from "@testing-library/react";
import { SaveAccountScreen } from "@/components/account/save-account-screen";
import * as say from "@/lib/domain/account/messages";
import { ACCOUNT_EXISTS, REGISTRATION_FAILED_DETAIL } from "@/lib/domain/account/own-account-messages";
import {
  ADDRESS_TAKEN,
  REGISTERED_AND_SAVED,
  REGISTERED_NOT_SAVED,
} from "@/lib/domain/account/server-messages";
import { fillIn, openScreen, PASSWORD, press, signedIn } from "../support/account";
import { fakeServer } from "../support/fake-server";

const ID = "5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11";
const SAVE = "Create Account & Save Report";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function save() {
  const page = openScreen(
    <SaveAccountScreen id={ID} query={{ paid: "coupon", code: "DEMO2025" }} isUnlocked />,
  );
  await fillIn(page.user, { Email: "m.osei@example.com", Password: PASSWORD });
  await press(page.user, SAVE);
  return page;
}
const registered = (linked: boolean, message: string) => ({
  status: 201,
  body: { ...signedIn().body, linked, message },
});

test("someone who is signed in saves the report with one press, into the account there is", async () => {
  localStorage.setItem("authToken", "user-token");
  const sent = fakeServer({ body: { success: true } });
  const { user, left } = openScreen(<SaveAccountScreen id={ID} query={{ paid: "coupon" }} isUnlocked />);
  expect(screen.queryByRole("button", { name: SAVE })).toBeNull();
  await press(user, "Save to My Reports");
  await waitFor(() => expect(left).toEqual([`/results/${ID}?saved=true`]));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ path: "/api/user/link-assessment", body: { assessmentId: ID } });
});

test("someone who is signed in can still create a different account", async () => {
  localStorage.setItem("authToken", "user-token");
  const { user } = openScreen(<SaveAccountScreen id={ID} query={{ paid: "coupon" }} isUnlocked />);
  await press(user, "Create a Different Account");
  expect(screen.getByRole("button", { name: SAVE })).toBeVisible();
});

test("no account is offered that the visitor is not signed in to", () => {
  openScreen(<SaveAccountScreen id={ID} query={{}} isUnlocked />);
  expect(screen.queryByRole("button", { name: "Save to My Reports" })).toBeNull();
});

test("the email typed in the assessment is filled in, for that assessment alone, until it is saved", async () => {
  sessionStorage.setItem("assessmentEmail", `${ID} m.osei@example.com`);
  fakeServer(registered(true, REGISTERED_AND_SAVED));
  const page = openScreen(<SaveAccountScreen id={ID} query={{}} isUnlocked />);
  expect(screen.getByLabelText("Email")).toHaveValue("m.osei@example.com");
  await fillIn(page.user, { Password: PASSWORD });
  await press(page.user, SAVE);
  await waitFor(() => expect(page.left).toEqual([`/results/${ID}?saved=true`]));
  expect(sessionStorage.getItem("assessmentEmail")).toBeNull();
});

test("an email typed in another assessment is not filled in", () => {
  sessionStorage.setItem("assessmentEmail", "another m.osei@example.com");
  openScreen(<SaveAccountScreen id={ID} query={{}} isUnlocked />);
  expect(screen.getByLabelText("Email")).toHaveValue("");
});

test("skipping carries on how the report was unlocked", () => {
  openScreen(
    <SaveAccountScreen id={ID} query={{ paid: "card", amount: "49", paymentId: "pi_1" }} isUnlocked />,
  );
  expect(screen.getByRole("link", { name: "Skip for Now" })).toHaveAttribute(
    "href",
    `/results/${ID}?paid=card&amount=49&paymentId=pi_1`,
  );
});

test("the account is made with the report in it, and the results come a second and a half later", async () => {
  const sent = fakeServer(registered(true, REGISTERED_AND_SAVED));
  let madeAt = 0;
  const made = () => {
    madeAt = performance.now();
  };
  window.addEventListener("token-changed", made, { once: true });
  const { left } = await save();
  expect(await screen.findByText(say.ACCOUNT_CREATED)).toBeVisible();
  expect(screen.getByText(REGISTERED_AND_SAVED)).toBeVisible();
  expect(localStorage.getItem("authToken")).toBe("user-token");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: "/api/auth/register",
    body: { email: "m.osei@example.com", password: PASSWORD, assessmentId: ID },
  });
  expect(screen.getByRole("button", { name: "Creating account..." })).toBeDisabled();
  await waitFor(() => expect(left).toEqual([`/results/${ID}?saved=true`]));
  expect(performance.now() - madeAt).toBeGreaterThan(1400);
});

test("a report that registering did not save is linked with the new token", async () => {
  const sent = fakeServer(registered(false, REGISTERED_NOT_SAVED), { body: { success: true } });
  const { left } = await save();
  expect(await screen.findByText(REGISTERED_AND_SAVED)).toBeVisible();
  expect(sent[1]).toMatchObject({ path: "/api/user/link-assessment", body: { assessmentId: ID } });
  expect(sent[1]?.headers.Authorization).toBe("Bearer user-token");
  await waitFor(() => expect(left).toEqual([`/results/${ID}?saved=true`]));
});

test("a failed link changes the message and nothing else", async () => {
  fakeServer(registered(false, REGISTERED_NOT_SAVED), { status: 409, body: { message: "Taken." } });
  const { left } = await save();
  expect(await screen.findByText(say.ACCOUNT_CREATED)).toBeVisible();
  expect(screen.getByText(REGISTERED_NOT_SAVED)).toBeVisible();
  await waitFor(() => expect(left).toEqual([`/results/${ID}`]));
});

test("a visitor who has an account is told how to sign in, and the report waits for them", async () => {
  fakeServer({ status: 409, body: { message: ADDRESS_TAKEN } });
  const { left } = await save();
  expect(await screen.findByText(say.REGISTRATION_FAILED)).toBeVisible();
  expect(screen.getByText(ADDRESS_TAKEN)).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(ACCOUNT_EXISTS);
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/auth?mode=login");
  expect(localStorage.getItem("lastAssessmentResult")).toBe(JSON.stringify({ assessmentId: ID }));
  expect(left).toEqual([]);
});

test.each([
  ["no answer comes", "no answer" as const],
  ["the server has no words", { status: 500, body: {} }],
])("where %s, the report is still there without an account", async (_, answer) => {
  fakeServer(answer);
  await save();
  expect(await screen.findByText(REGISTRATION_FAILED_DETAIL)).toBeVisible();
  expect(screen.getByRole("button", { name: SAVE })).toBeEnabled();
  expect(screen.queryByText(say.REGISTRATION_OFFLINE) !== null).toBe(answer === "no answer");
});
