import { randomUUID } from "node:crypto";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InterviewScreen } from "@/components/interview/interview-screen";
import { fakeCalls, type SentRequest } from "../support/fake-server";
import { renderPage } from "../support/page";

/** Another assessment for each test: what was fetched is kept by its path. */
let id = "";
let path = "";
const OFFER = {
  questions: [
    { subject: "business_challenges", primary: "Which one hurts?", followup: "What number shows it?" },
    { subject: "ai_tools_and_workflow", primary: "Where do you use it?", followup: "How do you check it?" },
    { subject: "confidence_reflection", primary: "What would you need?", followup: "What worries you?" },
  ],
  writtenAt: null as string | null,
  reader: "playbook",
};
const FULL = "Last month our estimator lost nine days on one quote, and nobody saw it.";
const opened = (
  some: Partial<typeof OFFER> = {},
  more: Parameters<typeof fakeCalls>[0] = {},
): SentRequest[] => {
  const sent = fakeCalls({
    [`GET ${path}`]: { body: { ...OFFER, ...some } },
    [`POST ${path}`]: { status: 202, body: { success: true, message: "Thank you." } },
    [`DELETE ${path}`]: { body: { success: true } },
    ...more,
  });
  renderPage(<InterviewScreen id={id} />);
  return sent;
};
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const draft = () => localStorage.getItem(`interviewDraft:${id}`);
beforeEach(() => {
  id = randomUUID();
  path = `/api/assessments/${id}/interview`;
});

test("asks one subject a screen, a probe by what is lacking, then the follow-up, and sends it all at the end", async () => {
  const sent = opened();
  expect(
    await screen.findByText(
      /^The questions Emma asks on the phone, in writing\. About 10 minutes\. Fixed rules/,
    ),
  ).toBeVisible();
  await press("Start");
  expect(screen.getByText("Question 1 of 3")).toBeVisible();
  const first = screen.getByLabelText("Which one hurts?");
  expect(first).toHaveFocus();
  expect(screen.getByText("0 of 2,000 characters")).toBeVisible();
  await userEvent.type(first, "Quotes.");
  await press("Continue");
  const probe = screen.getByLabelText(/^Could you give one example/);
  expect(probe).toHaveFocus();
  await userEvent.type(probe, FULL);
  await press("Continue");
  expect(screen.getByLabelText("What number shows it?")).toHaveFocus();
  expect(screen.getAllByRole("textbox")).toHaveLength(3);
  await press("Continue");
  expect(screen.getByText("Question 2 of 3")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Where do you use it?"), FULL);
  await press("Continue");
  expect(screen.queryByLabelText(/^Who in the firm/)).toBeNull();
  await press("Skip");
  await press("Skip");
  expect(screen.getByRole("heading", { name: "Before you finish" })).toHaveFocus();
  await press("Finish Interview");
  expect(
    await screen.findByText("Thank you. The insights are in your report within a minute."),
  ).toHaveFocus();
  expect(screen.getByRole("link", { name: "See Your Full Report" })).toBeVisible();
  const [post] = sent.filter(({ method }) => method === "POST");
  expect(post?.body).toEqual({
    answers: [
      { subject: "business_challenges", primary: "Quotes.", probe: FULL },
      { subject: "ai_tools_and_workflow", primary: FULL },
    ],
  });
  expect(post?.headers["Idempotency-Key"]).toMatch(/^[\w-]{36}$/);
  expect(draft()).toBeNull();
});

test("is left and taken up again on this device, back and forth, and nothing said is not sent", async () => {
  const sent = opened();
  await press("Start");
  await userEvent.type(screen.getByLabelText("Which one hurts?"), "Quotes.");
  expect(draft()).toContain("Quotes.");
  await press("Back");
  await press("Continue");
  expect(screen.getByLabelText("Which one hurts?")).toHaveValue("Quotes.");
  for (const _ of [1, 2, 3]) await press("Skip");
  await press("Finish Interview");
  expect(screen.getByText("Please answer at least one question in a sentence or two.")).toBeVisible();
  expect(sent.filter(({ method }) => method === "POST")).toEqual([]);
});

test("what could not be sent stays, and is sent with the same key", async () => {
  const sent = opened({}, { [`POST ${path}`]: ["no answer", { status: 202, body: { success: true } }] });
  await press("Start");
  await userEvent.type(screen.getByLabelText("Which one hurts?"), FULL);
  for (const _ of [1, 2, 3]) await press("Skip");
  await press("Finish Interview");
  expect(await screen.findByText(/could not be sent\. They are still here/)).toBeVisible();
  expect(draft()).toContain(FULL);
  await press("Finish Interview");
  await screen.findByRole("link", { name: "See Your Full Report" });
  const keys = sent
    .filter(({ method }) => method === "POST")
    .map(({ headers }) => headers["Idempotency-Key"]);
  expect(new Set(keys).size).toBe(1);
});

test("answered before, it is answered again or deleted, which is asked first", async () => {
  const sent = opened({ writtenAt: "2026-11-20T18:00:00Z" });
  expect(
    await screen.findByText(
      "You answered these on November 20, 2026. New answers take their place in your report.",
    ),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Answer Again" })).toBeVisible();
  await press("Delete These Insights");
  await press("Keep Them");
  await press("Delete These Insights");
  await press("Yes, Delete Them");
  expect(await screen.findByText("The insights from your written answers are deleted.")).toBeVisible();
  expect(sent.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Start" })).toBeVisible();
});

test("questions that are being written are waited for", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  opened(
    {},
    {
      [`GET ${path}`]: [
        { status: 503, body: { message: "Soon.", code: "questions_not_ready" } },
        { body: OFFER },
      ],
    },
  );
  expect(
    await screen.findByText("Your questions are being prepared. They are ready in a few seconds."),
  ).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(5_100));
  expect(await screen.findByRole("button", { name: "Start" })).toBeVisible();
  jest.useRealTimers();
});
