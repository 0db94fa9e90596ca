import { fireEvent, screen } from "@testing-library/react";
import { openWizard } from "../support/wizard";

/** What checks the answers, on a line that is slow. */
jest.mock("@/components/assessment/later/checks", () => ({
  resolver: () => new Promise((resolve) => setTimeout(() => resolve({ values: {}, errors: {} }), 300)),
}));

beforeEach(() => localStorage.clear());

test("the first Continue says that it is checking while what checks is still on its way", async () => {
  openWizard();
  const onward = screen.getByRole("button", { name: "Continue" });
  fireEvent.submit(onward);
  expect(await screen.findByRole("button", { name: "Checking..." })).toBeVisible();
  expect(await screen.findByText("Step 2 of 5")).toBeVisible();
});
