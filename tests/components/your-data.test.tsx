import { screen } from "@testing-library/react";
import { YourDataScreen } from "@/components/your-data/your-data-screen";
import * as say from "@/lib/domain/your-data/messages";
import { openScreen, press } from "../support/account";
import { fakeCalls } from "../support/fake-server";

const TOKEN = "x".repeat(43);
const ID = "5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11";
const HELD = {
  assessments: [
    {
      id: ID,
      companyName: "Cedar Ridge Millwork",
      createdAt: "2026-11-18T20:00:00.000Z",
      isOwned: false,
      hasFamily: true,
      consents: [{ purpose: "follow_up_email", granted: true, at: "2026-11-18T20:00:00.000Z" }],
    },
  ],
  savedDrafts: 0,
};
const OPEN = "POST /api/your-data/open";
const CHANGE = "POST /api/your-data/change";
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

function open(hash = `#${TOKEN}`) {
  window.history.replaceState(null, "", `/your-data${hash}`);
  return openScreen(<YourDataScreen />);
}

test("without a link it asks where to send one, and says the same for every address", async () => {
  const sent = fakeCalls({ "POST /api/your-data": { status: 202, body: { message: say.YOUR_DATA_ASKED } } });
  const { user } = open("");
  expect(await heading(say.YOUR_DATA_TITLE)).toBeVisible();
  await user.type(screen.getByLabelText("Email"), "m.osei@example.com");
  await press(user, say.YOUR_DATA_BUTTON);
  expect(await screen.findByText(say.YOUR_DATA_ASKED)).toBeVisible();
  expect(sent).toMatchObject([{ path: "/api/your-data", body: { email: "m.osei@example.com" } }]);
});

test("a link asks before it shows, leaves the address at once, and each thing is one press", async () => {
  const sent = fakeCalls({
    [OPEN]: { body: HELD },
    [CHANGE]: { body: { success: true, message: say.DONE.withdraw } },
  });
  const { user } = open();
  expect(await heading(say.DATA_OPEN_TITLE)).toBeVisible();
  expect(sent).toEqual([]);
  expect(window.location.hash).toBe("");
  await press(user, say.DATA_OPEN_BUTTON);
  expect(await screen.findByRole("heading", { name: "Cedar Ridge Millwork" })).toBeVisible();
  await press(user, /^Withdraw/);
  expect(await screen.findByText(say.DONE.withdraw)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { token: TOKEN },
    { token: TOKEN, assessmentId: ID, action: "withdraw", purpose: "follow_up_email" },
    { token: TOKEN },
  ]);
});

test("what cannot be undone is asked twice", async () => {
  const sent = fakeCalls({
    [OPEN]: [{ body: HELD }, { body: { assessments: [], savedDrafts: 0 } }],
    [CHANGE]: { body: { success: true, message: say.DONE.delete } },
  });
  const { user } = open();
  await heading(say.DATA_OPEN_TITLE);
  await press(user, say.DATA_OPEN_BUTTON);
  await screen.findByRole("heading", { name: "Cedar Ridge Millwork" });
  await press(user, say.DELETE_ALL);
  expect(screen.getByText(say.CONFIRM_ALL)).toBeVisible();
  expect(sent).toHaveLength(1);
  await press(user, "Keep It");
  await press(user, say.DELETE_ALL);
  await press(user, "Yes, Delete Everything");
  expect(await screen.findByText(say.NOTHING_HELD)).toBeVisible();
  expect(sent[1]?.body).toEqual({ token: TOKEN, assessmentId: ID, action: "delete" });
});

test("what an account owns leads to signing in", async () => {
  const owned = HELD.assessments.map((one) => ({ ...one, isOwned: true }));
  fakeCalls({ [OPEN]: { body: { assessments: owned, savedDrafts: 0 } } });
  const { user } = open();
  await heading(say.DATA_OPEN_TITLE);
  await press(user, say.DATA_OPEN_BUTTON);
  expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/auth?mode=login");
  expect(screen.queryByRole("button", { name: say.DELETE_ALL })).toBeNull();
});

test("a link that has ended leads to a new one", async () => {
  fakeCalls({ [OPEN]: { status: 404, body: { message: say.DATA_LINK_ENDED } } });
  const { user } = open();
  await heading(say.DATA_OPEN_TITLE);
  await press(user, say.DATA_OPEN_BUTTON);
  expect(await heading(say.DATA_LINK_ENDED)).toBeVisible();
  await press(user, say.DATA_LINK_AGAIN);
  expect(await heading(say.YOUR_DATA_TITLE)).toBeVisible();
});
