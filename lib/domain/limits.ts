import type { FailureCode } from "./failure";

/** In seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Rate {
  per: "address" | "subject";
  /** How many at once, and how many come back within `seconds`. */
  capacity: number;
  seconds: number;
  /**
   * `failures`: only what was refused uses it up; while it is empty, nothing is tried. Of tries sent all at once, all
   * are made before the first counts. `unproven` counts failures as well, but each try is taken before its work and
   * given back where it was no failure: for guesses at what one person tries one at a time. It stands last, so that
   * nothing after it refuses.
   */
  counts: "attempts" | "failures" | "unproven";
}

export interface Limit {
  reason: string;
  /** What happens while the database cannot count: costly calls refuse, reading goes on. */
  whenBroken: "refuse" | "allow";
  rates: readonly Rate[];
  /** Which refusals use up what counts failures. */
  failures?: readonly FailureCode[];
}

const FAILURES: readonly FailureCode[] = ["invalid", "declined"];

/** The refusals that use up what a limit counts as failures. */
export const failuresOf = ({ failures = FAILURES }: Limit): readonly FailureCode[] => failures;

const rate = (
  per: Rate["per"],
  capacity: number,
  seconds: number,
  counts: Rate["counts"] = "attempts",
): Rate => ({ per, capacity, seconds, counts });

/** Every limit of the product. The honest crowd that each must let pass: forty people behind one address. */
export const LIMITS = {
  submission: {
    reason: "A chapter evening submits forty; a script submits thousands.",
    whenBroken: "allow",
    rates: [rate("address", 60, HOUR)],
  },
  coupon: {
    reason: "Guessing codes costs; typing one wrong does not lock anybody out for long.",
    whenBroken: "refuse",
    rates: [
      rate("subject", 10, 10 * MINUTE, "failures"),
      rate("address", 60, 10 * MINUTE, "failures"),
      rate("subject", 60, 10 * MINUTE),
      rate("address", 600, 10 * MINUTE),
    ],
  },
  payment: {
    reason: "Declines in a row are someone trying out stolen cards.",
    whenBroken: "refuse",
    rates: [
      rate("subject", 5, HOUR, "failures"),
      rate("address", 5, HOUR, "failures"),
      rate("subject", 60, HOUR),
    ],
  },
  callRequest: {
    reason: "A mistyped number costs nothing; trying out numbers does.",
    whenBroken: "refuse",
    rates: [rate("address", 30, HOUR)],
  },
  callPerAssessment: {
    reason: "Each call costs money and rings someone's phone.",
    whenBroken: "refuse",
    rates: [rate("subject", 3, DAY)],
  },
  callPerNumber: {
    reason: "No one is rung again and again.",
    whenBroken: "refuse",
    rates: [rate("subject", 2, MINUTE), rate("subject", 3, 15 * MINUTE), rate("subject", 5, DAY)],
  },
  login: {
    reason:
      "Ten wrong passwords stop the guessing at one account, fifty at one address; a quarter of an hour heals.",
    whenBroken: "refuse",
    rates: [
      rate("address", 50, 15 * MINUTE, "failures"),
      rate("address", 300, 15 * MINUTE),
      rate("subject", 10, 15 * MINUTE, "unproven"),
    ],
    failures: ["unauthenticated"],
  },
  register: {
    reason: "Forty save their reports after one evening; asking who has an account is stopped sooner.",
    whenBroken: "refuse",
    rates: [rate("address", 60, HOUR), rate("address", 9, HOUR, "failures")],
    failures: ["conflict"],
  },
  resetRequest: {
    reason: "No mailbox is filled, and no one needs more than three links an hour.",
    whenBroken: "refuse",
    rates: [rate("subject", 3, HOUR), rate("address", 20, HOUR)],
  },
  resetConfirm: {
    reason: "A token is not guessed; trying keeps the processor busy.",
    whenBroken: "refuse",
    rates: [rate("address", 60, HOUR)],
  },
  ownership: {
    reason: "A link from the mail is opened once; trying out tokens keeps the database busy.",
    whenBroken: "refuse",
    rates: [rate("address", 60, HOUR)],
  },
  password: {
    reason: "A person who finds an open browser must not guess the password from it.",
    whenBroken: "refuse",
    rates: [rate("subject", 10, 15 * MINUTE, "unproven")],
  },
  pdf: {
    reason: "Drawing a PDF keeps the processor busy; no one needs one a second.",
    whenBroken: "allow",
    rates: [rate("subject", 30, 10 * MINUTE), rate("address", 120, 10 * MINUTE)],
  },
  reportWriting: {
    reason: "Writing one costs; forty who unlock theirs on one evening each have it written once.",
    whenBroken: "refuse",
    rates: [rate("subject", 6, HOUR), rate("address", 120, HOUR)],
  },
  refusedNews: {
    reason:
      "Forged messages are written down for the admins, but not by the thousand. Signed ones never count.",
    whenBroken: "allow",
    rates: [rate("subject", 100, HOUR)],
  },
  unsubscribe: {
    reason: "Mail programs ask from few addresses for many people; only links that are not ours count.",
    whenBroken: "allow",
    rates: [rate("address", 60, HOUR, "failures")],
  },
  export: {
    reason: "An export reads everything there is; no one needs one every few seconds.",
    whenBroken: "refuse",
    rates: [rate("subject", 30, 10 * MINUTE)],
  },
  funnel: {
    reason: "Forty people fill in five steps each behind one address, and some start again.",
    whenBroken: "allow",
    rates: [rate("address", 600, HOUR)],
  },
  unknownId: {
    reason: "Links are keys: a caller who keeps missing is guessing.",
    whenBroken: "allow",
    rates: [rate("address", 60, MINUTE)],
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
