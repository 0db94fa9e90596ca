import { screen, waitFor } from "@testing-library/react";
import { readDraft } from "@/lib/client/draft";
import { keepSavedDraft, readSavedDraft } from "@/lib/client/saved-draft";
import { NO_ANSWERS } from "@/lib/domain/assessment/draft";
import * as say from "@/lib/domain/draft/messages";
import { fakeCalls } from "../support/fake-server";
import { watchLeaving } from "../support/navigation";
import { arriveAt, clickContinue, onStep, openWizard } from "../support/wizard";

const MADE = { status: 202, body: { draftKey: "the-key", version: 1 } };
const button = (name: string) => screen.getByRole("button", { name });
const ofDrafts = (sent: { path: string }[]) => sent.filter(({ path }) => path.startsWith("/api/drafts"));
const saved = () => screen.findByText(/^Saved .+\. The link is in your email\.$/);

beforeEach(() => localStorage.clear());

async function pressSend(user: ReturnType<typeof openWizard>["user"]) {
  await user.click(button(say.DRAFT_BUTTON));
  await user.click(await screen.findByRole("button", { name: say.DRAFT_SEND }));
}

test("nothing is sent before the press on Send Link, at any step; then every answer goes with it", async () => {
  const sent = fakeCalls({ "POST /api/drafts": MADE });
  const { user } = openWizard();
  await arriveAt(user, 5);
  await user.click(button(say.DRAFT_BUTTON));
  expect(await screen.findByText(say.DRAFT_PROMISE)).toBeVisible();
  expect(sent).toEqual([]);
  expect(screen.getByLabelText("Email")).toHaveValue("margaret@example.com");
  for (const wish of [say.DRAFT_REMIND, say.DRAFT_CONTACT])
    expect(screen.getByLabelText(wish)).not.toBeChecked();
  await user.click(screen.getByLabelText(say.DRAFT_REMIND));
  await user.click(button(say.DRAFT_SEND));
  expect(await screen.findByText(say.DRAFT_SENT)).toBeVisible();
  const draft = readDraft(NO_ANSWERS);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    email: "margaret@example.com",
    remind: true,
    mayContact: false,
    answers: draft?.answers,
    submissionKey: draft?.submissionKey,
    step: 5,
  });
  await user.click(button("Done"));
  expect(await saved()).toBeVisible();
});

test("from then on each Continue saves over what was saved last, and a submission names it", async () => {
  const sent = fakeCalls({
    "POST /api/drafts": MADE,
    "PUT /api/drafts": [{ body: { version: 2 } }, { body: { version: 3 } }],
  });
  const { user } = openWizard();
  await arriveAt(user, 2);
  await pressSend(user);
  await user.click(await screen.findByRole("button", { name: "Done" }));
  await arriveAt(user, 4, 2);
  await waitFor(() => expect(readSavedDraft()?.version).toBe(3));
  expect(ofDrafts(sent).slice(1)).toMatchObject([
    { method: "PUT", headers: { "Draft-Key": "the-key" }, body: { version: 1, step: 3 } },
    { method: "PUT", headers: { "Draft-Key": "the-key" }, body: { version: 2, step: 4 } },
  ]);
});

test("a device that another went on from is told so, and loads the newer answers", async () => {
  keepSavedDraft({ draftKey: "the-key", version: 1, at: Date.now() });
  const answers = { ...NO_ANSWERS, executiveName: "Newer" };
  const left = watchLeaving();
  const sent = fakeCalls({
    "PUT /api/drafts": { status: 409, body: { message: say.DRAFT_ELSEWHERE } },
    "POST /api/drafts/resume": {
      body: { draftKey: "new-key", version: 7, answers, step: 3, submissionKey: "same" },
    },
  });
  const { user } = openWizard();
  expect(await saved()).toBeVisible();
  await arriveAt(user, 2);
  expect(await screen.findByText(say.DRAFT_ELSEWHERE)).toBeVisible();
  await user.click(button(say.DRAFT_LOAD_NEWER));
  await waitFor(() => expect(left).toEqual(["!/assessment"]));
  expect(readSavedDraft()).toMatchObject({ draftKey: "new-key", version: 7 });
  expect(ofDrafts(sent)).toHaveLength(2);
  expect(readDraft(NO_ANSWERS)).toMatchObject({ answers, step: 3, submissionKey: "same" });
});

test("what was finished or deleted elsewhere is saved no more, without a word", async () => {
  keepSavedDraft({ draftKey: "the-key", version: 1, at: Date.now() });
  fakeCalls({ "PUT /api/drafts": { status: 404, body: { message: say.DRAFT_LINK_ENDED } } });
  const { user } = openWizard();
  expect(await saved()).toBeVisible();
  await arriveAt(user, 2);
  await waitFor(() => expect(readSavedDraft()).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
});

test("without a connection Continue goes on, and the next one saves", async () => {
  keepSavedDraft({ draftKey: "the-key", version: 1, at: Date.now() });
  fakeCalls({ "PUT /api/drafts": ["no answer", { body: { version: 2 } }] });
  const { user } = openWizard();
  expect(await saved()).toBeVisible();
  await arriveAt(user, 3);
  await onStep(3);
  await waitFor(() => expect(readSavedDraft()?.version).toBe(2));
});

test("where the link cannot be sent, the dialog says why and keeps what was typed", async () => {
  fakeCalls({
    "POST /api/drafts": [
      { status: 400, body: { message: "No", issues: [{ path: "email", message: "Not an address" }] } },
      { status: 429, body: { message: "Too many attempts. Try again in 20 minutes." } },
      "no answer",
    ],
  });
  const { user } = openWizard();
  await user.click(button(say.DRAFT_BUTTON));
  await user.type(await screen.findByLabelText("Email"), "wrong");
  await user.click(button(say.DRAFT_SEND));
  expect(await screen.findByText("Not an address")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveValue("wrong");
  await user.click(button(say.DRAFT_SEND));
  expect(await screen.findByText("Too many attempts. Try again in 20 minutes.")).toBeVisible();
  await user.click(button(say.DRAFT_SEND));
  expect(await screen.findByText(say.DRAFT_NOT_SENT)).toBeVisible();
  expect(readSavedDraft()).toBeNull();
});

test("a press on Send Link does not continue the wizard behind it", async () => {
  fakeCalls({ "POST /api/drafts": MADE });
  const { user } = openWizard();
  await pressSend(user);
  await screen.findByText(say.DRAFT_SENT);
  await user.click(button("Done"));
  expect(screen.getByText("Step 1 of 5")).toBeVisible();
  expect(screen.queryByText("Please check")).toBeNull();
  await clickContinue(user);
});
