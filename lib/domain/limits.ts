import { TOO_MANY_PAYMENTS, TOO_MANY_SIGN_INS } from "./http-messages";
import type { Limit, Rate } from "./limit";

/** In seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const rate = (
  per: Rate["per"],
  capacity: number,
  seconds: number,
  counts: Rate["counts"] = "attempts",
): Rate => ({ per, capacity, seconds, counts });

/** Attempts that cost money: unknown IPs have a cap together. */
const costly = (capacity: number, seconds: number, together: number): Rate => ({
  ...rate("ip", capacity, seconds),
  together,
});

/** Rate limits: every one of the product. Each must let an honest crowd pass: forty people behind one IP. */
export const LIMITS = {
  submission: {
    reason: "A chapter evening submits forty; a script submits thousands, and a model writes for each.",
    whenBroken: "allow",
    rates: [costly(120, HOUR, 1_200)],
  },
  coupon: {
    reason: "Guessing codes costs; typing one wrong does not lock anyone out for long.",
    whenBroken: "refuse",
    rates: [
      rate("ip", 600, 10 * MINUTE),
      rate("subject", 10, 10 * MINUTE, "failures"),
      rate("ip", 120, 10 * MINUTE, "failures"),
      rate("subject", 60, 10 * MINUTE),
    ],
  },
  payment: {
    reason:
      "Five declines in a row for one report are someone trying out stolen cards; at one address it takes more, because forty people who pay on one evening mistype some.",
    whenBroken: "refuse",
    rates: [
      costly(300, HOUR, 600),
      rate("subject", 5, HOUR, "failures"),
      rate("ip", 60, HOUR, "failures"),
      rate("subject", 60, HOUR),
    ],
    refusal: TOO_MANY_PAYMENTS,
  },
  callRequest: {
    reason: "A mistyped number costs nothing; trying out numbers does.",
    whenBroken: "refuse",
    rates: [costly(120, HOUR, 300)],
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
  interview: {
    reason:
      "Reading an interview may cost a model's work; people answer once, and again after a change of mind.",
    whenBroken: "refuse",
    rates: [rate("ip", 30, HOUR)],
  },
  interviewPerAssessment: {
    reason: "Each interview is read anew; five a day are more than anyone has to say.",
    whenBroken: "refuse",
    rates: [rate("subject", 5, DAY)],
  },
  login: {
    reason:
      "Ten wrong passwords stop the guessing at one account, a hundred at one address; a quarter of an hour heals. A device that the account knows is held back by neither.",
    whenBroken: "refuse",
    rates: [
      rate("ip", 600, 15 * MINUTE),
      rate("ip", 100, 15 * MINUTE, "failures"),
      rate("subject", 10, 15 * MINUTE, "unproven"),
    ],
    failures: ["unauthenticated"],
    refusal: TOO_MANY_SIGN_INS,
  },
  lockoutNotice: {
    reason: "An account's owner is notified once a day that others keep trying, not at each attempt.",
    whenBroken: "allow",
    rates: [rate("subject", 1, DAY)],
  },
  register: {
    reason:
      "Forty save their reports after one evening, and as many may have an account already; asking who has one is stopped after that.",
    whenBroken: "refuse",
    rates: [costly(120, HOUR, 1_200), rate("ip", 40, HOUR, "failures")],
    failures: ["conflict"],
  },
  resetRequest: {
    reason: "Forty may ask for a link on one evening; a script asks for everyone it can think of.",
    whenBroken: "refuse",
    rates: [rate("ip", 60, HOUR)],
  },
  resetLink: {
    reason:
      "New links for one account. After three the newest stays valid, so an attacker cannot take it away.",
    whenBroken: "refuse",
    rates: [rate("subject", 3, HOUR)],
  },
  resetAgain: {
    reason: "The newest link is sent again, but not so often that a mailbox is filled.",
    whenBroken: "refuse",
    rates: [rate("subject", 1, 20 * MINUTE)],
  },
  invitation: {
    reason: "Repeated clicks by an admin cannot fill a mailbox.",
    whenBroken: "refuse",
    rates: [rate("subject", 5, HOUR)],
  },
  resetConfirm: {
    reason: "A token is not guessed; trying keeps the processor busy.",
    whenBroken: "refuse",
    rates: [rate("ip", 120, HOUR)],
  },
  ownership: {
    reason: "A link from the mail is opened once; trying out tokens keeps the database busy.",
    whenBroken: "refuse",
    rates: [rate("ip", 60, HOUR)],
  },
  password: {
    reason: "A person who finds an open browser must not guess the password from it.",
    whenBroken: "refuse",
    rates: [rate("ip", 300, 15 * MINUTE), rate("subject", 10, 15 * MINUTE, "unproven")],
    refusal: TOO_MANY_SIGN_INS,
  },
  pdf: {
    reason: "Drawing a PDF keeps the processor busy; forty people download theirs, some of them twice.",
    whenBroken: "allow",
    rates: [rate("ip", 120, 10 * MINUTE), rate("subject", 30, 10 * MINUTE)],
  },
  reportWriting: {
    reason: "Writing one costs; forty who unlock theirs on one evening each have it written once.",
    whenBroken: "refuse",
    rates: [rate("subject", 6, HOUR), costly(120, HOUR, 1_200)],
  },
  refusedWebhook: {
    reason:
      "Forged messages are written down for the admins, but not by the thousand. Signed ones never count.",
    whenBroken: "allow",
    rates: [rate("subject", 100, HOUR)],
  },
  unsubscribe: {
    reason: "Mail programs ask from few addresses for many people; only links that are not ours count.",
    whenBroken: "allow",
    rates: [rate("ip", 120, HOUR, "failures")],
  },
  secondStep: {
    reason: "A code has six digits: ten wrong ones, or ten wrong passwords beside one, stop the guessing.",
    whenBroken: "refuse",
    rates: [rate("subject", 10, 15 * MINUTE, "failures")],
    failures: ["invalid", "unauthenticated"],
  },
  export: {
    reason: "An export reads everything there is; no one needs one every few seconds.",
    whenBroken: "refuse",
    rates: [rate("subject", 30, 10 * MINUTE)],
  },
  bulk: {
    reason: "Each change of many leads is up to two hundred of them, one after the other.",
    whenBroken: "refuse",
    rates: [rate("subject", 60, 10 * MINUTE)],
  },
  funnel: {
    reason: "Forty people fill in five steps each behind one address, and some start again.",
    whenBroken: "allow",
    rates: [rate("ip", 600, HOUR)],
  },
  draft: {
    reason:
      "Each sends a message to an email that no one has shown to be theirs: neither a mailbox nor a crowd's is filled.",
    whenBroken: "refuse",
    rates: [rate("ip", 20, HOUR), rate("subject", 3, HOUR)],
  },
  draftSave: {
    reason: "Forty people save at each of five steps, and some go back and on again.",
    whenBroken: "refuse",
    rates: [rate("ip", 600, HOUR)],
  },
  mailedLink: {
    reason: "A link from the mail is looked at and opened a few times; trying out tokens is stopped.",
    whenBroken: "refuse",
    rates: [rate("ip", 240, HOUR)],
  },
  dataLink: {
    reason: "A mailbox is not filled with links to what is held about its reader.",
    whenBroken: "refuse",
    rates: [rate("subject", 3, HOUR)],
  },
  share: {
    reason: "Each link is one more door to a report; a board needs a handful.",
    whenBroken: "refuse",
    rates: [rate("subject", 20, HOUR)],
  },
  target: {
    reason: "A target is set a few times in a meeting; each change is a row of the audit log.",
    whenBroken: "refuse",
    rates: [rate("subject", 60, HOUR)],
  },
  asked: {
    reason:
      "Three sentences are placed and one sum is counted, some twice; each change is a row of the audit log.",
    whenBroken: "refuse",
    rates: [rate("subject", 60, HOUR)],
  },
  reminder: {
    reason: "A box is ticked or not; each change is kept as a consent.",
    whenBroken: "refuse",
    rates: [rate("subject", 20, HOUR)],
  },
  comparison: {
    reason: "A firm is left out or counted; each change is kept as a consent.",
    whenBroken: "refuse",
    rates: [rate("subject", 20, HOUR)],
  },
  sharedOpened: {
    reason: "A board opens its link a few times; a script would make the owner's figure worthless.",
    whenBroken: "refuse",
    rates: [rate("subject", 60, HOUR)],
  },
  teamCheck: {
    reason: "A team is asked once; starting over and over only makes links that end.",
    whenBroken: "refuse",
    rates: [rate("subject", 20, HOUR)],
  },
  teamReply: {
    reason: "Twelve colleagues answer from one office, some of them twice; a script would fill the check.",
    whenBroken: "refuse",
    rates: [rate("ip", 120, HOUR), rate("subject", 60, HOUR)],
  },
  unknownId: {
    reason:
      "An id is 122 random bits, so it cannot be guessed. Misses are counted once they are answered: after sixty a minute the next is a 429 in place of a 404. An id that exists is always answered.",
    whenBroken: "allow",
    rates: [rate("ip", 60, MINUTE)],
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
