import { screen, waitFor } from "@testing-library/react";
import { ResumeScreen } from "@/components/draft/resume-screen";
import { readDraft, saveDraft } from "@/lib/client/draft";
import { readSavedDraft } from "@/lib/client/saved-draft";
import { NO_ANSWERS } from "@/lib/domain/assessment/draft";
import * as say from "@/lib/domain/draft/messages";
import { openScreen, press } from "../support/account";
import { fakeCalls } from "../support/fake-server";

const TOKEN = "x".repeat(43);
const ABOUT = { body: { companyName: "Cedar Ridge Millwork" } };
const ENDED = { status: 404, body: { message: say.DRAFT_LINK_ENDED } };
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const question = () => heading("Continue your assessment for Cedar Ridge Millwork?");

function open(hash = `#${TOKEN}`) {
  window.history.replaceState(null, "", `/resume${hash}`);
  return openScreen(<ResumeScreen />);
}

beforeEach(() => localStorage.clear());

test("asks for which company, and moves nothing before the button; the token leaves the address at once", async () => {
  const sent = fakeCalls({ "POST /api/drafts/about": ABOUT });
  open();
  expect(await question()).toBeVisible();
  expect(window.location.hash).toBe("");
  expect(sent.map(({ path }) => path)).toEqual(["/api/drafts/about"]);
  expect(screen.queryByText(new RegExp(say.DRAFT_REPLACES))).toBeNull();
});

test("Continue moves the answers to this device and leads to the wizard", async () => {
  saveDraft({ answers: NO_ANSWERS, step: 1, submissionKey: "older" });
  const answers = { ...NO_ANSWERS, companyName: "Cedar Ridge Millwork" };
  const sent = fakeCalls({
    "POST /api/drafts/about": ABOUT,
    "POST /api/drafts/resume": {
      body: { answers, step: 4, version: 5, draftKey: "k", submissionKey: "same" },
    },
  });
  const { user, left } = open();
  await question();
  expect(screen.getByText(new RegExp(say.DRAFT_REPLACES))).toBeVisible();
  await press(user, say.DRAFT_CONTINUE);
  await waitFor(() => expect(left).toEqual(["!/assessment"]));
  expect(sent[1]?.body).toEqual({ token: TOKEN });
  expect(readDraft(NO_ANSWERS)).toEqual({ answers, step: 4, submissionKey: "same" });
  expect(readSavedDraft()).toMatchObject({ draftKey: "k", version: 5 });
});

test("what was saved can be deleted", async () => {
  const sent = fakeCalls({
    "POST /api/drafts/about": ABOUT,
    "DELETE /api/drafts": { body: { success: true } },
  });
  const { user } = open();
  await question();
  await press(user, say.DRAFT_DELETE);
  expect(await heading(say.DRAFT_DELETED)).toBeVisible();
  expect(sent[1]).toMatchObject({ method: "DELETE", body: { token: TOKEN } });
});

test("a link that has ended says so, before the press and after it", async () => {
  fakeCalls({ "POST /api/drafts/about": ENDED });
  const { unmount } = open();
  expect(await heading(say.DRAFT_LINK_ENDED)).toBeVisible();
  unmount();
  fakeCalls({ "POST /api/drafts/about": ABOUT, "POST /api/drafts/resume": ENDED });
  const { user } = open();
  await question();
  await press(user, say.DRAFT_CONTINUE);
  expect(await heading(say.DRAFT_LINK_ENDED)).toBeVisible();
});

test("where no answer comes, the link is not lost: the buttons are there again", async () => {
  fakeCalls({ "POST /api/drafts/about": "no answer", "POST /api/drafts/resume": "no answer" });
  const { user } = open();
  expect(await heading("Continue your assessment?")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: say.DRAFT_CONTINUE })).toBeEnabled());
  await press(user, say.DRAFT_CONTINUE);
  expect(await screen.findByText(say.DRAFT_RESUME_FAILED)).toBeVisible();
});

test.each(["", "#", "#short", `#${TOKEN}x`])(
  "an address that ends in '%s' was never such a link, and nothing is asked of the server",
  async (hash) => {
    const sent = fakeCalls({});
    open(hash);
    expect(await heading(say.DRAFT_LINK_ENDED)).toBeVisible();
    expect(sent).toEqual([]);
  },
);
