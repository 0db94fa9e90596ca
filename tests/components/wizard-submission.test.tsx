import { screen, waitFor } from "@testing-library/react";
import * as say from "@/lib/domain/assessment/messages";
import * as sending from "@/lib/domain/assessment/sending-messages";
import { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import { fakeServer } from "../support/fake-server";
import {
  answerEverything,
  answerStep,
  arriveAt,
  asksFor,
  box,
  complete,
  field,
  goBack,
  onStep,
  openWizard,
} from "../support/wizard";

const ID = "5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11";

beforeEach(() => localStorage.clear());

describe("a reload", () => {
  test("brings back the answers and the step", async () => {
    const first = openWizard();
    await arriveAt(first.user, 3);
    await first.user.click(box("Claude"));
    expect(screen.getByText("Saved on this device")).toBeVisible();
    first.unmount();

    const { user } = openWizard();
    await onStep(3);
    expect(box("Claude")).toBeChecked();
    await goBack(user);
    expect(box("Improving quality and reducing scrap")).toBeChecked();
  });

  test("begins anew where what was kept cannot be read", () => {
    localStorage.setItem("assessmentDraft", "{broken");
    openWizard();
    expect(screen.getByText("Step 1 of 5")).toBeVisible();
  });
});

describe("Complete Assessment", () => {
  test("sends the whole assessment and leads to its summary; the device keeps the result alone", async () => {
    const sent = fakeServer({ status: 201, body: { assessmentId: ID } });
    const { user, pushed } = openWizard();
    await answerEverything(user);
    await complete(user);
    await waitFor(() => expect(pushed).toEqual([`/summary/${ID}`]));
    expect(await screen.findByText(sending.SUBMIT_SUCCEEDED)).toBeVisible();
    expect(screen.getByRole("button", { name: "Submitting..." })).toBeDisabled();

    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ path: "/api/assessments", method: "POST" });
    expect(sent[0]?.headers["Idempotency-Key"]).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/,
    );
    expect(AssessmentSubmission.parse(sent[0]?.body)).toMatchObject({
      companyName: "Halden Creek",
      companyBusinessModel: "both",
      officeExpansion: ["only-bc"],
      businessChallenges: ["improving_quality_and_reducing_scrap"],
      aiConfidence: 5,
      householdAiUse: ["travel"],
      followUpEmail: false,
    });
    expect(localStorage.getItem("assessmentDraft")).toBeNull();
    expect(localStorage.getItem("lastAssessmentResult")).toBe(JSON.stringify({ assessmentId: ID }));
    expect(sessionStorage.getItem("assessmentEmail")).toBe(
      `${ID} ${AssessmentSubmission.parse(sent[0]?.body).executiveEmail}`,
    );
  });

  test("agrees to follow-up e-mail only for who ticked it: it is never ticked for anybody", async () => {
    const sent = fakeServer({ status: 201, body: { assessmentId: ID } });
    const { user } = openWizard();
    const choice = screen.getByRole("checkbox", { name: new RegExp(say.FOLLOW_UP_CONSENT) });
    expect(choice).not.toBeChecked();
    await user.click(choice);
    await answerEverything(user);
    await complete(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ followUpEmail: true });
  });

  test("leads to the first step with a problem, marks it and moves the focus there", async () => {
    const sent = fakeServer({});
    const { user } = openWizard();
    await arriveAt(user, 5);
    await answerStep(user, 5);
    await complete(user);
    await onStep(1);
    expect(await screen.findByText(asksFor("companyBusinessModel"))).toBeVisible();
    expect(await screen.findByText(say.VALIDATION_DETAIL)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("Businesses (B2B)")).toHaveFocus());
    expect(sent).toHaveLength(0);

    await answerStep(user, 1, "at the end");
    await waitFor(() => expect(screen.queryByText(asksFor("companyBusinessModel"))).toBeNull());
  });

  test("marks what the server refused, on the step where it is", async () => {
    const issues = [{ path: "companyName", message: "Please use the registered name." }];
    fakeServer({ status: 400, body: { message: "Please check the marked fields.", issues } });
    const { user } = openWizard();
    await answerEverything(user);
    await complete(user);
    await onStep(1);
    expect(await screen.findByText("Please use the registered name.")).toBeVisible();
    expect(await screen.findByText("Please check the marked fields.")).toBeVisible();
    await waitFor(() => expect(field(/^Company name/)).toHaveFocus());
  });

  test("says so where the server does not answer, keeps the answers, and tries again as the same submission", async () => {
    const sent = fakeServer(
      "no answer",
      { status: 503, body: { message: "Briefly away." } },
      {
        status: 201,
        body: { assessmentId: ID },
      },
    );
    const { user, pushed } = openWizard();
    await answerEverything(user);
    await complete(user);
    expect(await screen.findByText(sending.SUBMIT_FAILED)).toBeVisible();
    expect(screen.getByText("Error")).toBeVisible();
    await complete(user);
    expect(await screen.findByText("Briefly away.")).toBeVisible();
    await complete(user);
    await waitFor(() => expect(pushed).toEqual([`/summary/${ID}`]));
    const keys = new Set(sent.map(({ headers }) => headers["Idempotency-Key"]));
    expect(sent).toHaveLength(3);
    expect(keys.size).toBe(1);
  });

  test("other answers after a failed try are sent as they are now", async () => {
    const sent = fakeServer("no answer");
    const { user } = openWizard();
    await answerEverything(user);
    await complete(user);
    await screen.findByText(sending.SUBMIT_FAILED);
    await user.click(box("Shopping"));
    await complete(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    const sentAnswers = sent.map(({ body }) => AssessmentSubmission.parse(body).householdAiUse);
    expect(sentAnswers).toEqual([["travel"], ["travel", "shopping"]]);
  });
});

test("pressing Continue twice in a row goes one step on", async () => {
  const { user } = openWizard();
  await arriveAt(user, 2);
  await user.click(box("Improving quality and reducing scrap"));
  await user.dblClick(screen.getByRole("button", { name: "Continue" }));
  await onStep(3);
  expect(screen.queryByText(say.VALIDATION_TITLE)).toBeNull();
});
