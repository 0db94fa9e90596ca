import { NO_ANSWERS } from "@/lib/domain/assessment/draft";
import { submission } from "../support/submission";
import { button, dialog, heading, type Screen } from "./screen";

const wizardStep = (step: number): Screen => ({
  name: `step ${step} of the wizard`,
  page: "(prepared)/assessment",
  as: "visitor",
  at: () => "/assessment",
  kept: { assessmentDraft: JSON.stringify({ step, answers: { ...NO_ANSWERS, ...submission() } }) },
  shows: (page) => page.getByText(`Step ${step} of 5`, { exact: true }),
});

/** The questionnaire, and the way from one device to another. */
export const WIZARD_SCREENS: readonly Screen[] = [
  {
    name: "step 1 of the wizard",
    page: "(prepared)/assessment",
    as: "visitor",
    at: () => "/assessment",
    shows: (page) => page.getByText("Step 1 of 5", { exact: true }),
  },
  {
    name: "wizard with what is missing",
    page: "(prepared)/assessment",
    as: "visitor",
    at: () => "/assessment",
    press: button("Continue"),
    shows: (page) => page.getByText("Executive name is required"),
  },
  ...[2, 3, 4, 5].map(wizardStep),
  {
    ...wizardStep(3),
    name: "finish on another device",
    dialog: "saved-elsewhere",
    press: button("Finish on another device"),
    shows: dialog,
  },
  {
    name: "continue what was saved elsewhere",
    page: "(prepared)/resume",
    as: "visitor",
    at: ({ resumeLink }) => resumeLink,
    shows: (page) => page.getByRole("button", { name: "Continue", disabled: false }),
    hasLateName: true,
  },
  {
    name: "continue with a link that has ended",
    page: "(prepared)/resume",
    as: "visitor",
    at: () => `/resume#${"x".repeat(43)}`,
    shows: heading("This link has ended, or never was."),
  },
];
