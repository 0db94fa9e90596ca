import { button, heading, type Screen } from "./screen";

/** A leader who asks the team, and a colleague who answers. */
export const TEAM_SCREENS: readonly Screen[] = [
  {
    name: "a colleague's ten questions",
    page: "(public)/team/[token]",
    as: "visitor",
    at: ({ team }) => `/team/${team}`,
    shows: (page) => page.getByRole("button", { name: "Send My Answers" }),
  },
  {
    name: "a colleague's questions, not all answered",
    page: "(public)/team/[token]",
    as: "visitor",
    at: ({ team }) => `/team/${team}`,
    press: button("Send My Answers"),
    shows: (page) => page.getByText("Please answer all ten questions."),
  },
  {
    name: "a colleague's link that has ended",
    page: "(public)/team/[token]",
    as: "visitor",
    at: () => `/team/${"A".repeat(43)}`,
    shows: heading("This link no longer works, or never existed."),
  },
  {
    name: "ask the team",
    page: "(public)/report/[assessmentId]/team",
    as: "user",
    at: ({ unlocked }) => `/report/${unlocked}/team`,
    shows: (page) => page.getByRole("button", { name: "Make Link" }),
  },
  {
    name: "a team that is answering",
    page: "(public)/report/[assessmentId]/team",
    as: "user",
    at: ({ teamWaiting }) => `/report/${teamWaiting}/team`,
    press: button("Delete"),
    shows: (page) => page.getByRole("button", { name: "Delete for Good" }),
  },
  {
    name: "what a team came to",
    page: "(public)/report/[assessmentId]/team",
    as: "user",
    at: ({ teamClosed }) => `/report/${teamClosed}/team`,
    shows: (page) => page.getByText(/of 10 in step$/),
  },
];
