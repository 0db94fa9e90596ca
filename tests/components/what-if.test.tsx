import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { WhatIfPanel } from "@/components/what-if/what-if-panel";
import { fakeCalls } from "../support/fake-server";

const ID = "3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa";
const WHAT_IF = `GET /api/assessments/${ID}/what-if`;
const TARGET = `PUT /api/assessments/${ID}/target`;
const result = (keys: string[], score: number, stage: string, heldBack = false) => ({
  keys,
  score,
  stage,
  heldBack,
});
const BODY = {
  moves: [
    { key: "policy", label: "A written AI policy", points: 8 },
    { key: "pilots", label: "A measured pilot", points: 13 },
  ],
  results: [
    result([], 41, "Piloting"),
    result(["policy"], 49, "Piloting"),
    result(["pilots"], 55, "Piloting", true),
    result(["policy", "pilots"], 62, "Scaling"),
  ],
  target: null,
};
const open = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WhatIfPanel assessmentId={ID} />
    </SWRConfig>,
  );
const policy = () => screen.findByRole("checkbox", { name: /A written AI policy/ });
const pilot = () => screen.getByRole("checkbox", { name: /A measured pilot/ });
const setTarget = () => screen.getByRole("button", { name: "Make This Our Target" });

describe("what would move the score", () => {
  test("shows the firm's score now, and what the chosen moves come to", async () => {
    fakeCalls({ [WHAT_IF]: { body: BODY } });
    const user = userEvent.setup();
    open();
    await policy();
    expect(screen.getByText("41, Piloting")).toBeVisible();
    expect(setTarget()).toBeDisabled();
    await user.click(pilot());
    expect(screen.getByText("55, Piloting (now 41, Piloting)")).toBeVisible();
    expect(screen.getByText(/would give a higher stage/)).toBeVisible();
    await user.click(await policy());
    expect(screen.getByText("62, Scaling (now 41, Piloting)")).toBeVisible();
    expect(screen.queryByText(/would give a higher stage/)).toBeNull();
    await user.click(pilot());
    expect(screen.getByText("49, Piloting (now 41, Piloting)")).toBeVisible();
  });

  test("becomes the target by a press, and is taken back by another", async () => {
    const target = { keys: ["policy"], score: 49, date: "2026-11-22" };
    const sent = fakeCalls({
      [WHAT_IF]: { body: BODY },
      [TARGET]: [{ body: { success: true, target } }, { body: { success: true, target: null } }],
    });
    const user = userEvent.setup();
    open();
    await user.click(await policy());
    await user.click(setTarget());
    expect(await screen.findByText("Your target: 49 of 100, set on November 22, 2026.")).toBeVisible();
    expect(screen.getByText("This is your target now.")).toBeVisible();
    expect(setTarget()).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Remove the Target" }));
    await waitFor(() => expect(screen.queryByText(/Your target:/)).toBeNull());
    expect(sent.slice(1).map(({ body }) => body)).toEqual([{ keys: ["policy"] }, { keys: [] }]);
  });

  test("opens on the target that is set, says why it was refused, and shows nothing where the server has nothing", async () => {
    fakeCalls({
      [WHAT_IF]: { body: { ...BODY, target: { keys: ["policy", "gone"], score: 49, date: "2026-11-01" } } },
      [TARGET]: { status: 403, body: { message: "Only the owner of this report can set its target." } },
    });
    const user = userEvent.setup();
    const { unmount } = open();
    expect(await policy()).toBeChecked();
    await user.click(pilot());
    await user.click(setTarget());
    expect(await screen.findByRole("alert")).toHaveTextContent("Only the owner of this report");
    unmount();
    const answered = fakeCalls({ [WHAT_IF]: { status: 402, body: { message: "Not paid" } } });
    const { container } = open();
    await waitFor(() => expect(answered).toHaveLength(1));
    expect(container).toBeEmptyDOMElement();
  });
});
