import { screen } from "@testing-library/react";
import { CHECKS_MISSING } from "@/lib/domain/assessment/messages";
import { clickContinue, field, openWizard } from "../support/wizard";

jest.mock("@/components/assessment/later/checks", () => {
  throw new Error("Loading chunk failed");
});

beforeEach(() => localStorage.clear());

test("where the line broke before the answers can be checked, Continue says so and what was typed stays", async () => {
  const { user } = openWizard();
  await user.type(field(/^Your name/), "Margaret Osei");
  await clickContinue(user);
  expect(await screen.findByText(CHECKS_MISSING)).toBeVisible();
  expect(screen.getByText("Step 1 of 5")).toBeVisible();
  expect(field(/^Your name/)).toHaveValue("Margaret Osei");
});
