/** Sentences about checking the alignment with one's team. */
export const TEAM_TITLE = "Check alignment with your team";
export const TEAM_ENDED = "This link no longer works, or never existed.";
export const NO_TEAM_CHECK = "No team check has been started for this report.";
export const ONE_TEAM_CHECK = "A team check is there already. Delete it to start again.";
export const NOT_YOUR_TEAM =
  "Only the owner of this report can ask the team. Sign in with the account that the report is saved in.";
export const HOW_MANY = "Please choose a number from 3 to 12.";
export const CHOOSE_ONE = "Please choose an answer.";
export const TOO_FEW = "Too few answered to show anything without showing who.";
export const EXTENDED_BEFORE = "It was extended once already.";
export const CHECK_CLOSED = "This check is closed: no more answers are taken. Those sent before are counted.";
