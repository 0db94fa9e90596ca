/** The texts beside this file were written by engineers; until counsel has settled them, each page says so. */
export const IS_DRAFT = true;
export const LEGAL_CHANGED_ON = new Date("2026-11-22T20:00:00Z");

export const DRAFT_NOTICE =
  "Draft for counsel. This text describes how the product works today; a lawyer has not settled it yet.";
/** What only counsel or the operator can say. */
export const FOR_COUNSEL = {
  privacy: [
    "Which law applies to the operator, and who its privacy officer is.",
    "How long the record of payments must be kept.",
    "What is said of data that a service processes outside Canada.",
  ],
  terms: ["Limits of liability.", "Governing law, and where a dispute is settled."],
} as const;
