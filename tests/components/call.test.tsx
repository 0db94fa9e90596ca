import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CallDialog } from "@/components/call/call-dialog";
import { CallMeBack } from "@/components/call/call-me-back";
import * as say from "@/lib/domain/call/messages";
import { fakeServer } from "../support/fake-server";
import { renderPage } from "../support/page";

const ID = "3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa";
const PERSON = { kind: "person" } as const;
const phone = () => screen.getByLabelText("Phone number");
const press = () => userEvent.click(screen.getByRole("button", { name: "Request Call" }));

test.each([
  ["", "Phone number is required"],
  ["   ", "Phone number is required"],
  ["0123", "Please enter a valid phone number (e.g., +1234567890)"],
  ["+1234567890123456", "Please enter a valid phone number (e.g., +1234567890)"],
  ["604 555 0142", "Please enter a valid phone number (e.g., +1234567890)"],
])("%j is not sent: %s", async (typed, problem) => {
  const sent = fakeServer({});
  renderPage(<CallDialog caller={PERSON} assessmentId={ID} onClose={() => undefined} />);
  if (typed !== "") await userEvent.type(phone(), typed);
  await press();
  expect(await screen.findByText(problem)).toBeVisible();
  expect(sent).toHaveLength(0);
  await userEvent.type(phone(), "1");
  expect(screen.queryByText(problem)).toBeNull();
});

test("a number from the phone's own memory, with its blanks and brackets, is taken as the number it is", async () => {
  const sent = fakeServer({ status: 202, body: { success: true, message: say.CALL_ACCEPTED } });
  renderPage(<CallDialog caller={PERSON} assessmentId={ID} onClose={() => undefined} />);
  await userEvent.click(phone());
  await userEvent.paste("+1 (604) 234-5678");
  expect(phone()).toHaveValue("+16042345678");
  await press();
  expect(await screen.findByText(say.CALL_ACCEPTED)).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ phone_number: "+16042345678" });
});

test("a call is asked for, the success stays ten seconds, then the dialog closes by itself", async () => {
  jest.useFakeTimers();
  const sent = fakeServer({ status: 202, body: { success: true, message: say.CALL_ACCEPTED } });
  const close = jest.fn();
  renderPage(<CallDialog caller={PERSON} assessmentId={ID} onClose={close} />);
  // Nothing is waited for by looking again and again: each look would move this clock on, more often on a slow machine.
  fireEvent.change(phone(), { target: { value: "+16045550142" } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Request Call" })));
  expect(screen.getByText(say.CALL_ACCEPTED)).toBeVisible();
  expect(sent[0]?.body).toEqual({ phone_number: "+16045550142", assessment_id: ID });
  act(() => jest.advanceTimersByTime(9_900));
  expect(close).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(200));
  expect(close).toHaveBeenCalled();
  jest.useRealTimers();
});

test("where a machine would call, the person is asked first, and nothing is ticked for anybody", async () => {
  const sent = fakeServer(
    { status: 400, body: { message: say.CALL_CONSENT_REQUIRED, code: "consent_required" } },
    { status: 202, body: { success: true, message: say.CALL_ACCEPTED_BY_AGENT } },
  );
  renderPage(<CallDialog caller={PERSON} assessmentId={ID} onClose={() => undefined} />);
  await userEvent.type(phone(), "+16045550142");
  await press();
  const choice = await screen.findByRole("checkbox", { name: say.CALL_CONSENT });
  expect(choice).not.toBeChecked();
  await userEvent.click(choice);
  await press();
  expect(await screen.findByText(say.CALL_ACCEPTED_BY_AGENT)).toBeVisible();
  expect(sent[1]?.body).toMatchObject({ consent: true });
});

test("a call that could not be asked for says so", async () => {
  fakeServer("no answer");
  renderPage(<CallDialog caller={PERSON} assessmentId={ID} onClose={() => undefined} />);
  await userEvent.type(phone(), "+16045550142");
  await press();
  expect(await screen.findByText("Failed to submit call request. Please try again.")).toBeVisible();
});

test("closing the dialog forgets what was typed", async () => {
  renderPage(<CallMeBack caller={PERSON} assessmentId={ID} />);
  await userEvent.click(screen.getByRole("button", { name: "Call Me Back" }));
  await userEvent.type(await screen.findByLabelText("Phone number"), "+1604");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(screen.getByRole("button", { name: "Call Me Back" }));
  expect(await screen.findByLabelText("Phone number")).toHaveValue("");
});

test.each([
  [PERSON, "Someone from the chapter will call you about your results."],
  [
    { kind: "agent", number: "+1 604 555 0177" } as const,
    "Emma, our AI voice agent, calls you from +1 604 555 0177 about your results.",
  ],
])("says who calls: %j", (caller, words) => {
  renderPage(<CallDialog caller={caller} assessmentId={ID} onClose={() => undefined} />);
  expect(
    screen.getByText((_, element) => element?.textContent === words && element.tagName === "P"),
  ).toBeVisible();
});
