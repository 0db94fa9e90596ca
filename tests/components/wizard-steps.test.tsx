import { screen, waitFor } from "@testing-library/react";
import * as say from "@/lib/domain/assessment/messages";
import {
  arriveAt,
  asksFor,
  box,
  clickContinue,
  field,
  goBack,
  group,
  onStep,
  openWizard,
} from "../support/wizard";

beforeEach(() => localStorage.clear());

describe("the steps", () => {
  test("the progress says where one is, and fills by a fifth a step", async () => {
    const { user } = openWizard();
    const bar = screen.getByRole("progressbar", { name: "Assessment Progress" });
    expect(bar.firstElementChild).toHaveStyle({ width: "20%" });
    await arriveAt(user, 3);
    expect(screen.getByText("Step 3 of 5")).toBeVisible();
    expect(bar.firstElementChild).toHaveStyle({ width: "60%" });
  });

  test("there is no way back on the first step, and one on the second that keeps the answers", async () => {
    const { user } = openWizard();
    expect(screen.queryByRole("button", { name: "Previous" })).toBeNull();
    await arriveAt(user, 2);
    await goBack(user);
    expect(field(/^Company name/)).toHaveValue("Halden Creek");
    expect(screen.getByLabelText("Interior")).toBeChecked();
  });

  test("each new step is shown from its top, with the reader's place at its title", async () => {
    const { user } = openWizard();
    await arriveAt(user, 2);
    const title = screen.getByRole("heading", { level: 1, name: "Your business challenges" });
    await waitFor(() => expect(title).toHaveFocus());
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  test("the browser's way back leads to the step before", async () => {
    const { user } = openWizard();
    await arriveAt(user, 3);
    window.history.back();
    await onStep(2);
  });

  test("only the last step says Complete Assessment", async () => {
    const { user } = openWizard();
    await arriveAt(user, 5);
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
    expect(screen.getByRole("button", { name: "Complete Assessment" })).toBeEnabled();
  });
});

describe("Continue", () => {
  test("marks what is missing, moves the focus there and says so in a message", async () => {
    const { user } = openWizard();
    await clickContinue(user);
    expect(await screen.findByText(say.VALIDATION_TITLE)).toBeVisible();
    expect(screen.getByText(say.VALIDATION_DETAIL)).toBeVisible();
    for (const problem of [
      asksFor("executiveName"),
      asksFor("executiveTitle"),
      say.EMAIL_INVALID,
      asksFor("companyName"),
      asksFor("companyRevenue"),
      asksFor("companyEmployees"),
      asksFor("companyIndustry"),
      asksFor("headOfficeLocation"),
    ])
      expect(screen.getByText(problem)).toBeVisible();
    await waitFor(() => expect(field(/^Your name/)).toHaveFocus());
    expect(field(/^Your name/)).toHaveAccessibleDescription(asksFor("executiveName"));
    expect(screen.getByText("Step 1 of 5")).toBeVisible();
  });

  test("the message goes once the step is complete, and does not stand on the next one", async () => {
    const { user } = openWizard();
    await clickContinue(user);
    expect(await screen.findByText(say.VALIDATION_TITLE)).toBeVisible();
    await arriveAt(user, 2);
    expect(screen.queryByText(say.VALIDATION_TITLE)).toBeNull();
  });

  test("does not ask for business model, markets and expansion yet", async () => {
    const { user } = openWizard();
    await clickContinue(user);
    await screen.findByText(asksFor("executiveName"));
    expect(screen.queryByText(asksFor("companyBusinessModel"))).toBeNull();
    expect(screen.queryByText(asksFor("companyMarkets"))).toBeNull();
    await arriveAt(user, 2);
  });

  test("a mark goes as soon as the answer is right", async () => {
    const { user } = openWizard();
    await clickContinue(user);
    await screen.findByText(asksFor("companyName"));
    await user.type(field(/^Company name/), "H");
    await waitFor(() => expect(screen.queryByText(asksFor("companyName"))).toBeNull());
  });

  test("a choice whose rule has no words of its own says: please choose one", async () => {
    const { user } = openWizard();
    await arriveAt(user, 4);
    await clickContinue(user);
    expect(await screen.findByText(say.CHOOSE_ONE)).toBeVisible();
  });

  test("pressing Enter in a line is pressing Continue", async () => {
    const { user } = openWizard();
    await user.type(field(/^Your name/), "M{Enter}");
    expect(await screen.findByText(asksFor("companyName"))).toBeVisible();
  });
});

describe("the questions", () => {
  test("confidence goes from 1, not confident, to 10, very confident, in whole steps from 5", async () => {
    const { user } = openWizard();
    await arriveAt(user, 3);
    const slider = screen.getByRole("slider");
    expect(slider).toHaveAttribute("min", "1");
    expect(slider).toHaveAttribute("max", "10");
    expect(slider).toHaveAttribute("step", "1");
    expect(slider).toHaveValue("5");
    expect(screen.getByText("Not confident")).toBeVisible();
    expect(screen.getByText("Very confident")).toBeVisible();
  });

  test("None clears the other picks, and any other pick clears None", async () => {
    const { user } = openWizard();
    await arriveAt(user, 3);
    await user.click(box("ChatGPT"));
    await user.click(box("Gemini"));
    await user.click(box("None"));
    expect(box("ChatGPT")).not.toBeChecked();
    expect(box("None")).toBeChecked();
    await user.click(box("Claude"));
    expect(box("None")).not.toBeChecked();
    expect(box("Claude")).toBeChecked();
  });

  test("a head office somewhere else asks where, and forgets it when another place is chosen", async () => {
    const { user } = openWizard();
    expect(screen.queryByLabelText("Where is it?")).toBeNull();
    await user.click(screen.getByLabelText("Somewhere else"));
    await user.type(field("Where is it?"), "Calgary");
    await user.click(screen.getByLabelText("Interior"));
    expect(screen.queryByLabelText("Where is it?")).toBeNull();
    await user.click(screen.getByLabelText("Somewhere else"));
    expect(field("Where is it?")).toHaveValue("");
  });

  test("another household use asks which, and forgets it when unchecked", async () => {
    const { user } = openWizard();
    await arriveAt(user, 5);
    await user.click(box("Something else"));
    await user.type(field("What else do you use it for?"), "Recipes");
    await user.click(box("Something else"));
    expect(screen.queryByLabelText("What else do you use it for?")).toBeNull();
    await user.click(box("Something else"));
    expect(field("What else do you use it for?")).toHaveValue("");
  });

  test("challenges are the chosen industry's, and another industry drops the picks of the first", async () => {
    const { user } = openWizard();
    await arriveAt(user, 2);
    await user.click(box("Improving quality and reducing scrap"));
    await goBack(user);
    await user.selectOptions(field(/^Industry/), "healthcare");
    await clickContinue(user);
    await onStep(2);
    expect(screen.queryByText("Improving quality and reducing scrap")).toBeNull();
    expect(group(/Which of these are the biggest pressures/).getAllByRole("checkbox")).toHaveLength(6);
    await clickContinue(user);
    expect(await screen.findByText(say.PICK_AT_LEAST_ONE)).toBeVisible();
  });

  test("the departments question asks which use or pilot AI", async () => {
    const { user } = openWizard();
    await arriveAt(user, 4);
    expect(group(/Which departments use or are piloting AI\?/).getAllByRole("checkbox")).toHaveLength(9);
  });
});

describe("to make it pleasant", () => {
  test("a step opens with what the one before was good for", async () => {
    const { user } = openWizard();
    await arriveAt(user, 4);
    expect(screen.getByText("Noted: you have tried Claude yourself.")).toBeVisible();
  });

  test("the few answers that may be left out say so, and every other is spoken of as required", async () => {
    openWizard();
    expect(screen.getByText(say.WHAT_IS_REQUIRED)).toBeVisible();
    expect(field("What does your company do, in a sentence? (optional)")).toBeVisible();
    for (const label of ["Your name", "Main market"]) expect(field(`${label} (required)`)).toBeVisible();
    expect(screen.getByRole("group", { name: "Who are your customers? (required)" })).toBeVisible();
  });

  test("a word of attitude is described, and keeps its name", async () => {
    const { user } = openWizard();
    await arriveAt(user, 4);
    expect(screen.getByRole("radio", { name: "Exploring" })).toHaveAccessibleDescription(
      "some tests, no plan",
    );
  });

  test("the slider begins at five, which counts, and asks for a touch until it was touched", async () => {
    const { user } = openWizard();
    await arriveAt(user, 3);
    const slider = screen.getByRole("slider");
    expect(slider).toHaveValue("5");
    expect(slider).toHaveAttribute("aria-valuetext", "5 of 10, not chosen yet");
    expect(screen.getByText("Not chosen yet: move it, or touch it to keep 5.")).toBeVisible();
    await user.click(slider);
    expect(slider).toHaveAttribute("aria-valuetext", "5 of 10");
    expect(screen.queryByText(/Not chosen yet/)).toBeNull();
  });
});
