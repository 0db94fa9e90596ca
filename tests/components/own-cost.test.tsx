import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OwnCost } from "@/components/summary/own-cost";
import type { AskedCost } from "@/lib/domain/own-cost/own-cost";
import { fakeCalls } from "../support/fake-server";
import { renderPage } from "../support/page";

const CALL = "PUT /api/assessments/summary-1/own-cost";
const ASKED: AskedCost = {
  said: "Callbacks on weekends eat us alive.",
  what: "",
  read: null,
  isPrinted: false,
  isRange: false,
  kept: null,
};
const open = (asked: AskedCost | null) => renderPage(<OwnCost id="summary-1" asked={asked} />);
const field = (name: string) => screen.getByLabelText(name);
const press = () => userEvent.click(screen.getByRole("button", { name: "Save for My Report" }));

describe("what it costs today", () => {
  test("is not drawn where their words told it", () => {
    open(null);
    expect(screen.queryByRole("heading")).toBeNull();
  });

  test("quotes the sentence that it is about, and says what it comes to while it is typed", async () => {
    const sent = fakeCalls({ [CALL]: { body: { success: true } } });
    const user = userEvent.setup();
    open(ASKED);
    expect(await screen.findByText("Callbacks on weekends eat us alive.")).toBeVisible();
    await user.type(await screen.findByLabelText("What do you count?"), "callbacks");
    await user.type(field("How many?"), "1,027");
    await user.type(field("What does one take?"), "45");
    expect(screen.getByText("$2,403,180 a year")).toBeVisible();
    await user.selectOptions(field("Dollars or time"), "minutes of work");
    expect(screen.getByText("40,053 hours of work a year")).toBeVisible();
    await press();
    expect(await screen.findByText("Saved. Your full report starts from it.")).toBeVisible();
    expect(screen.queryByText(/^Nothing you wrote adds up/)).toBeNull();
    expect(
      screen.getByText(/^Page one of your full report starts from these figures of yours/),
    ).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { what: "callbacks", many: 1027, per: "week", each: 45, unit: "minutes" },
    ]);
  });

  test("has the figures that were read in their words, and says that they are to be put right", async () => {
    const read = { what: "walks", many: 30, per: "week", each: 20, unit: "minutes" } as const;
    open({ ...ASKED, read });
    expect(await screen.findByLabelText("How many?")).toHaveValue("30");
    expect(screen.getByText(/^We read these figures in what you wrote, and are not sure/)).toBeVisible();
    expect(screen.getByText("520 hours of work a year")).toBeVisible();
  });

  test("says that page one starts from what was read, which can be left out, and saved again", async () => {
    const read = { what: "walks", many: 30, per: "week", each: 20, unit: "minutes" } as const;
    const none = CALL.replace("PUT", "DELETE");
    const sent = fakeCalls({ [CALL]: { body: { success: true } }, [none]: { body: { success: true } } });
    open({ ...ASKED, read, isPrinted: true });
    const leaveOut = await screen.findByRole("button", { name: "Leave It Out" });
    expect(
      screen.getByText(/^Page one of your full report starts from these figures, as we read/),
    ).toBeVisible();
    await userEvent.click(leaveOut);
    expect(await screen.findByText("Left out. Page one of your full report has no sum.")).toBeVisible();
    expect(screen.getByText(/^You left the sum out/)).toBeVisible();
    expect(screen.getByText(/^Left out/)).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Leave It Out" })).toBeNull();
    await press();
    expect(await screen.findByText("Saved. Your full report starts from it.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Leave It Out" })).toBeVisible();
    expect(sent.map(({ method }) => method)).toEqual(["DELETE", "PUT"]);
  });

  test("that was not left out says so, and stays", async () => {
    fakeCalls({ [CALL.replace("PUT", "DELETE")]: { status: 409, body: { message: "Too late." } } });
    open({ ...ASKED, kept: KEPT });
    await userEvent.click(await screen.findByRole("button", { name: "Leave It Out" }));
    expect(await screen.findByText("Too late.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Leave It Out" })).toBeVisible();
  });

  test("has what was said before, and what may be counted", async () => {
    const kept = { what: "late quotes", many: 3, per: "day", each: 9.5, unit: "dollars" } as const;
    const { unmount } = open({ ...ASKED, kept });
    expect(await screen.findByLabelText("What do you count?")).toHaveValue("late quotes");
    expect(field("How often")).toHaveValue("day");
    expect(screen.getByText("$7,125 a year")).toBeVisible();
    unmount();
    open({ ...ASKED, what: "remakes" });
    expect(field("What do you count?")).toHaveValue("remakes");
  });

  test("says beside the field what is missing, and goes there", async () => {
    const sent = fakeCalls({});
    open({ ...ASKED, what: "callbacks" });
    await userEvent.type(field("How many?"), "lots");
    await press();
    expect(field("How many?")).toHaveFocus();
    expect(field("How many?")).toHaveAccessibleDescription("Please type a number above zero.");
    expect(sent).toEqual([]);
  });

  test("says what the server found wrong, beside the field or below", async () => {
    const issues = [{ path: "what", message: "Please use words alone here, and the figures below." }];
    fakeCalls({ [CALL]: { status: 400, body: { message: "Look again.", issues } } });
    open({ ...ASKED, what: "callbacks", kept: { ...KEPT, what: "12 callbacks" } });
    await press();
    expect(await screen.findByText("Please use words alone here, and the figures below.")).toBeVisible();
    expect(field("What do you count?")).toHaveFocus();
    fakeCalls({ [CALL]: { status: 409, body: { message: "Your report is already being written." } } });
    await press();
    expect(await screen.findByText("Your report is already being written.")).toBeVisible();
  });
});

const KEPT = { what: "callbacks", many: 27, per: "week", each: 210, unit: "dollars" } as const;
