import { heading, type Screen } from "./screen";

/** The report of a group of firms, for the holder of its reading link. */
export const GROUP_SCREENS: readonly Screen[] = [
  {
    name: "report of a group",
    page: "(public)/cohort/[token]",
    as: "visitor",
    at: ({ group }) => `/cohort/${group.token}`,
    shows: heading("Three sessions worth holding"),
  },
  {
    name: "report of a group that has ended",
    page: "(public)/cohort/[token]",
    as: "visitor",
    at: () => `/cohort/${"A".repeat(43)}`,
    shows: heading("This link has ended, or never was."),
  },
];
