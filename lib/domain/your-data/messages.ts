/** Sentences about one's own data without an account. */
export const YOUR_DATA_TITLE = "Your data";
export const YOUR_DATA_TEXT =
  "See what we hold under your email address, download it, withdraw what you agreed to, or delete it. You need no account.";
export const YOUR_DATA_BUTTON = "Send Me a Link";
export const YOUR_DATA_ASKED = "If we hold something for this address, a link is on its way.";
export const YOUR_DATA_ASKED_TEXT =
  "It works for one hour. If nothing arrives, look in your spam folder, or check the address.";
export const YOUR_DATA_FAILED = "The link could not be sent. Please try again.";

export const DATA_LINK_ENDED = "This link has ended, or never was.";
export const DATA_LINK_ENDED_TEXT = "A link works for one hour. You can have a new one sent.";
export const DATA_LINK_AGAIN = "Send Me a New Link";
export const DATA_OPEN_TITLE = "Show what you hold about me";
export const DATA_OPEN_TEXT =
  "The link was sent to your mailbox and works for one hour. Nothing changes by showing it.";
export const DATA_OPEN_BUTTON = "Show My Data";
export const DATA_NOT_OPENED = "Your data could not be loaded. Please try again.";

export const HELD_TITLE = "What we hold under your address";
export const NOTHING_HELD = "Nothing is held under your address any more.";
export const HELD_IN_ACCOUNT =
  "It is saved in an account, and managed there. Sign in to that account to download or delete it.";
export const LEDGER_STAYS = "The record of a payment stays, without your name: accounts must add up.";

export const DOWNLOAD = "Download";
export const LEAVE_COMPARISON = "Leave My Firm Out of Comparisons";
export const LEFT_COMPARISON = "Your firm is left out of comparisons";
export const WITHDRAW = "Withdraw";
export const DELETE_FAMILY = "Delete My Family Answers";
export const DELETE_ALL = "Delete Everything";
export const DELETE_DRAFTS = "Delete Saved Answers";
export const savedDraftsText = (count: number): string =>
  count === 1
    ? "Answers that you saved to finish on another device."
    : `Answers that you saved to finish on another device, ${count} times.`;

export const CONFIRM_FAMILY =
  "The answers about your household are deleted, and your report is drawn without that section. This cannot be undone.";
export const CONFIRM_ALL =
  "The assessment, its report and everything about it are deleted, for the chapter too. This cannot be undone.";

export const NOT_HELD = "There is no such assessment under your address.";
export const OWNED_ELSEWHERE = "This assessment is saved in an account. Please sign in to that account.";
export const CHANGE_FAILED = "That could not be done. Please try again.";

/** What was done, by what was asked for. */
export const DONE = {
  download: "Your data is downloaded.",
  leave_comparison: "Your firm is left out of comparisons from now on.",
  withdraw: "That is withdrawn.",
  delete_family: "Your family answers are deleted.",
  delete: "Everything about this assessment is deleted.",
  delete_drafts: "Your saved answers are deleted.",
} as const;
