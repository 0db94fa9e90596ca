import { NUMBER_REQUIRED, OWN_COST_SAVED, OWN_COST_TITLE } from "../../lib/domain/own-cost/messages";
import { button, heading, type Screen } from "./screen";

const summary: Screen = {
  name: "summary, with a cost to count",
  page: "(public)/summary/[assessmentId]",
  as: "visitor",
  at: ({ uncounted }) => `/summary/${uncounted}`,
  shows: heading(OWN_COST_TITLE),
};
const save = button("Save for My Report");

/** What today's trouble costs, asked where nothing typed adds up to a sum. */
export const COST_SCREENS: readonly Screen[] = [
  summary,
  {
    ...summary,
    name: "summary, with a cost half counted",
    press: async (page) => {
      await page.getByLabel("What do you count?").fill("");
      await save(page);
    },
    shows: (page) => page.getByText(NUMBER_REQUIRED).first(),
  },
  {
    ...summary,
    name: "summary, with a cost counted",
    press: async (page) => {
      await page.getByLabel("What do you count?").fill("callbacks");
      await page.getByLabel("How many?").fill("27");
      await page.getByLabel("What does one take?").fill("210");
      await save(page);
    },
    shows: (page) => page.getByText(OWN_COST_SAVED),
  },
  {
    ...summary,
    name: "summary, with a cost as it was read",
    at: ({ weighed }) => `/summary/${weighed}`,
    shows: (page) => page.getByRole("button", { name: "Leave It Out" }),
  },
];
