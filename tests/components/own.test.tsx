import { screen } from "@testing-library/react";
import { OwnScreen } from "@/components/ownership/own-screen";
import { readResult } from "@/lib/client/last-result";
import * as say from "@/lib/domain/assessment/ownership-messages";
import { openScreen, press } from "../support/account";
import { fakeServer } from "../support/fake-server";

const ID = "5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11";
const TOKEN = "x".repeat(43);
const heading = (name: string) => screen.getByRole("heading", { level: 1, name });

function open(hash = `#${ID}.${TOKEN}`) {
  window.history.replaceState(null, "", `/own${hash}`);
  return openScreen(<OwnScreen />);
}

beforeEach(() => localStorage.clear());

test("says what the link does, and sends nothing before the button; the token leaves the address at once", () => {
  const sent = fakeServer({ body: { success: true } });
  open();
  expect(heading(say.OWN_TITLE)).toBeVisible();
  expect(screen.getByText(/Opening this page has changed nothing/)).toBeVisible();
  expect(sent).toEqual([]);
  expect(window.location.hash).toBe("");
});

test("confirms with one press, then leads to the results and to an account", async () => {
  const sent = fakeServer({ body: { success: true, message: say.OWN_CONFIRMED } });
  const { user } = open();
  await press(user, say.OWN_BUTTON);
  expect(await screen.findByRole("heading", { name: say.OWN_CONFIRMED_TITLE })).toBeVisible();
  expect(sent).toMatchObject([
    { path: `/api/assessments/${ID}/own`, method: "POST", body: { token: TOKEN } },
  ]);
  expect(screen.getByRole("link", { name: "View Results" })).toHaveAttribute("href", `/results/${ID}`);
  expect(screen.getByRole("link", { name: "Save to an Account" })).toHaveAttribute(
    "href",
    `/save-account/${ID}`,
  );
  expect(readResult()).toBe(ID);
});

test("a link that has ended says so, and leads to signing in", async () => {
  fakeServer({ status: 404, body: { message: say.OWN_LINK_ENDED } });
  const { user } = open();
  await press(user, say.OWN_BUTTON);
  expect(await screen.findByRole("heading", { name: say.OWN_LINK_ENDED })).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth?mode=login");
  expect(readResult()).toBeNull();
});

test("where no answer comes, the link is not lost: the button is there again", async () => {
  fakeServer("no answer", { body: { success: true } });
  const { user } = open();
  await press(user, say.OWN_BUTTON);
  expect(await screen.findByRole("alert")).toHaveTextContent(say.OWN_FAILED);
  await press(user, say.OWN_BUTTON);
  expect(await screen.findByRole("heading", { name: say.OWN_CONFIRMED_TITLE })).toBeVisible();
});

test.each(["", "#", `#${ID}`, `#${ID}.short`, `#../../x.${TOKEN}`])(
  "an address that ends in '%s' was never such a link, and nothing is asked of the server",
  (hash) => {
    const sent = fakeServer();
    open(hash);
    expect(heading(say.OWN_LINK_ENDED)).toBeVisible();
    expect(sent).toEqual([]);
  },
);
