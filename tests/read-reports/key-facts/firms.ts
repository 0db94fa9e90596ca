import type { Looked } from "./looked";

/** What is looked for in the reports of tests/fixtures/firms.ts. */
export const OF_FIRMS = {
  tallow: {
    keyTerms: [/short-staffed|short of staff/i, /weekends?/i, /\bbooks\b|bookkeeping/i, /midnight/i],
    forbidden: [/steering committee meets/i],
  },
  quillback: {
    keyTerms: [/\bletters?\b/i, /at home/i, /college/i, /dental/i],
    forbidden: [/no assistant has been tried/i],
  },
  torrent: {
    keyTerms: [
      /kiln/i,
      /drying losses/i,
      /sawyers?/i,
      /\b2030\b/,
      /a third of/i,
      /spreadsheets?/i,
      /numbers up|kept the numbers/i,
    ],
    forbidden: [/never tried/i],
  },
  merrow: {
    keyTerms: [
      /6 hours/,
      /proposals?/i,
      /engagement letters?/i,
      /\bthree\b/i,
      /hours or for the machine|bill/i,
    ],
    forbidden: [/Nothing you told us says what the uses bring/],
  },
  larkspur: {
    keyTerms: [
      /claims triage/i,
      /member service/i,
      /20\s?%/,
      /handling time/i,
      /model risk/i,
      /documentation/i,
    ],
    forbidden: [/no written policy/i, /has tried nothing/i],
  },
  oxbow: {
    keyTerms: [/pull requests/i, /reverts?/i, /coding assistant/i, /developers?/i],
    forbidden: [/give one squad a coding assistant/i],
  },
  ferrier: {
    keyTerms: [/enrolment/i, /abroad/i, /permit caps?|permits?/i, /faculty association/i, /workload/i],
    forbidden: [/no written policy/i],
  },
  harrowgate: {
    keyTerms: [/listings?/i, /social posts?/i, /most days/i, /too many tools|which one to pay/i],
    forbidden: [/has tried nothing/i],
  },
  tamarind: {
    keyTerms: [
      /store managers/i,
      /product team/i,
      /descriptions?/i,
      /return on investment|proof/i,
      /\bboard\b/i,
      /Shopify/,
    ],
    forbidden: [/no written policy/i],
  },
  stonecrop: {
    keyTerms: [
      /\bbids?\b/i,
      /five weeks/i,
      /one in six/i,
      /board meetings?/i,
      /legacy systems|old systems/i,
      /divisions/i,
    ],
    forbidden: [/no budget/i],
  },
} as const satisfies Record<string, Looked>;
