import { act, screen, waitFor } from "@testing-library/react";
import * as say from "@/lib/domain/assessment/messages";
import * as sending from "@/lib/domain/assessment/sending-messages";
import { fakeServer } from "../support/fake-server";
import {
  andBack,
  answerEverything,
  answerStep,
  arriveAt,
  asksFor,
  box,
  clickContinue,
  complete,
  field,
  goBack,
  onStep,
  openWizard,
} from "../support/wizard";

beforeEach(() => localStorage.clear());

const button = (name: string) => screen.getByRole("button", { name });

test("Previous is the browser's back button: used after it, that leads one step further back at once", async () => {
  const { user } = openWizard();
  await arriveAt(user, 3);
  await goBack(user);
  await onStep(2);
  await act(async () => window.history.back());
  await onStep(1);
});

test("who is led back from step 5 returns there with one press, once the answer is given", async () => {
  const { user } = openWizard();
  await arriveAt(user, 5);
  await answerStep(user, 5);
  await complete(user);
  await onStep(1);
  await user.click(button("Back to Step 5"));
  expect(await screen.findByText(asksFor("companyBusinessModel"))).toBeVisible();
  expect(screen.getByText("Step 1 of 5")).toBeVisible();
  await answerStep(user, 1, "at the end");
  await andBack(() => user.click(button("Back to Step 5")));
  await onStep(5);
  await goBack(user);
  expect(screen.queryByRole("button", { name: "Back to Step 5" })).toBeNull();
});

test("answers that Continue let pass are counted quietly, and one press leads to them and back", async () => {
  const { user } = openWizard();
  await arriveAt(user, 2);
  expect(screen.getByText(/Three answers left open on step 1\./)).toBeVisible();
  await andBack(() => user.click(button("Answer now")));
  await onStep(1);
  await waitFor(() => expect(screen.getByLabelText("Businesses (B2B)")).toHaveFocus());
  await answerStep(user, 1, "at the end");
  await user.click(button("Back to Step 2"));
  await onStep(2);
  expect(screen.queryByText(/left open/)).toBeNull();
});

test("without a line, Complete Assessment says that the answers are safe, until it is clicked again", async () => {
  fakeServer("no answer", { status: 503, body: { message: "Briefly away." } });
  const { user } = openWizard();
  await answerEverything(user);
  await complete(user);
  expect(await screen.findByText(sending.SUBMIT_OFFLINE_SAVED)).toBeVisible();
  expect(await screen.findByText(sending.SUBMIT_FAILED)).toBeVisible();
  await complete(user);
  await screen.findByText("Briefly away.");
  expect(screen.queryByText(sending.SUBMIT_OFFLINE_SAVED)).toBeNull();
});

test("offices in BC alone and offices elsewhere exclude each other", async () => {
  const { user } = openWizard();
  await user.click(box("International"));
  await user.click(box("Only in BC"));
  expect(box("International")).not.toBeChecked();
  await user.click(box("Other provinces"));
  expect(box("Only in BC")).not.toBeChecked();
});

describe("the same assessment in two tabs", () => {
  const otherTabKeeps = (kept: unknown) =>
    act(async () => {
      localStorage.setItem("assessmentDraft", JSON.stringify(kept));
      window.dispatchEvent(new StorageEvent("storage", { key: "assessmentDraft" }));
    });
  const kept = () => JSON.parse(localStorage.getItem("assessmentDraft") ?? "null");

  test("says that this one is out of date where the other was changed", async () => {
    const { user } = openWizard();
    await user.type(field(/^Your name/), "Margaret");
    await otherTabKeeps({ ...kept(), answers: { ...kept().answers, companyName: "Halden Creek" } });
    expect(screen.getByText(sending.DRAFT_OUT_OF_DATE)).toBeVisible();
    expect(button("Load the Newer Answers")).toBeVisible();
  });

  test("says nothing where the other only turned a page", async () => {
    const { user } = openWizard();
    await user.type(field(/^Your name/), "Margaret");
    await otherTabKeeps({ ...kept(), step: 2 });
    expect(screen.queryByText(sending.DRAFT_OUT_OF_DATE)).toBeNull();
  });
});

test("each step's Continue goes on where nothing is left open", async () => {
  const { user } = openWizard();
  await answerStep(user, 1, "at the end");
  await arriveAt(user, 2);
  expect(screen.queryByText(/left open/)).toBeNull();
  await clickContinue(user);
  expect(await screen.findByText(say.PICK_AT_LEAST_ONE)).toBeVisible();
});
