import type { Page } from "playwright/test";
import { button, dialog, type Screen, unfold } from "./screen";

/** From the beginning, whatever the screen before has left on this device. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith("interviewDraft")) localStorage.removeItem(name);
  });
  await page.reload();
  await button("Start")(page);
}

/** The two ways to talk it through, and the interview in writing. */
export const INTERVIEW_SCREENS: readonly Screen[] = [
  {
    name: "talk it through",
    page: "(public)/report/[assessmentId]",
    dialog: "talk-dialog",
    as: "visitor",
    at: ({ unlocked }) => `/report/${unlocked}`,
    press: async (page) => {
      await unfold(page);
      await button("Talk It Through")(page);
    },
    shows: (page) => dialog(page).getByRole("link", { name: "Answer in Writing" }),
  },
  {
    name: "interview in writing",
    page: "(public)/interview/[assessmentId]",
    as: "user",
    at: ({ unlocked }) => `/interview/${unlocked}`,
    shows: (page) => page.getByRole("button", { name: "Start" }),
    hasLateName: true,
  },
  {
    name: "interview in writing, a question with its probe",
    page: "(public)/interview/[assessmentId]",
    as: "user",
    at: ({ unlocked }) => `/interview/${unlocked}`,
    press: async (page) => {
      await begin(page);
      await page.getByRole("textbox").fill("Quotes.");
      await button("Continue")(page);
    },
    shows: (page) => page.getByLabel(/Could you give one example/),
  },
  {
    name: "interview in writing, its end",
    page: "(public)/interview/[assessmentId]",
    as: "user",
    at: ({ unlocked }) => `/interview/${unlocked}`,
    press: async (page) => {
      await begin(page);
      for (const _ of [1, 2, 3]) await button("Skip")(page);
      await button("Finish Interview")(page);
    },
    shows: (page) => page.getByText("Please answer at least one question in a sentence or two."),
  },
];
