import type { Memo } from "@/lib/domain/report/memo";
import type { CompanyProfile } from "../company-profile";
import { isByHand, leaverOfTrial } from "../faults/fault-of-trial";
import { kindOfWrong } from "../kind-of-wrong";
import { MADE_UP } from "../own-lines/went-wrong";
import type { RiskOwner } from "../risks/owner";
import { isLossRisk, limitRisk } from "./limits";
import { quotationOf } from "./quotation";
import { takes } from "./stances";
import { unwillingRisk } from "./standing";

interface ToldRisk {
  owner: RiskOwner;
  write: () => Omit<Memo["risk"], "owner">;
}

/** What a tool did wrong here once, in their words: it says more than any kind of mistake by its name. */
export function wrongHere(firm: CompanyProfile): ToldRisk | null {
  const { wentWrong } = firm;
  if (wentWrong === null) return null;
  const isQuotedAbove = isLossRisk(firm) || isQuoted(firm, wentWrong);
  return {
    owner: "quality",
    write: () => ({
      risk: isQuotedAbove
        ? `Another ${kindOf(wentWrong)} result gets through, and reads well.`
        : `What went wrong here once goes wrong again: ${wentWrong}.`,
      control: takes(firm, "respectBan")
        ? "Before the ban is lifted for any use, that very case is tried first."
        : "A tool for such work is tried on that very case first, and goes no further if it comes back.",
    }),
  };
}

/** What went into a tool once, in their words. */
export function leakHere(firm: CompanyProfile): ToldRisk | null {
  const { leaked } = firm;
  if (leaked === null || isQuoted(firm, leaked)) return null;
  return {
    owner: "compliance",
    write: () => ({
      risk: `What went out once goes out again: ${leaked}.`,
      control: takes(firm, "respectBan")
        ? "Ask once, without blame, what else went out, on phones too; what is told is not punished."
        : "One approved account, a list of what stays out, and one person who is told of slips.",
    }),
  };
}

const isQuoted = (firm: CompanyProfile, quote: string): boolean =>
  quotationOf(firm)?.includes(quote.slice(1, -1)) === true;

const kindOf = (wrong: string): string => (MADE_UP.test(wrong) ? "invented" : kindOfWrong(wrong));

/** What it cost them once comes before the rest; its words are in the row of what they tried. */
export const lossHere = (firm: CompanyProfile): ToldRisk | null =>
  isLossRisk(firm) ? wrongHere(firm) : null;

/** Who is about to leave, by name: what they know is what a check or a draft is made from. */
export function leaverHere(firm: CompanyProfile): ToldRisk | null {
  const { leaver } = firm;
  // The trial is that record itself: what may go wrong with it is another thing.
  if (leaver === null || leaverOfTrial(firm) !== null) return null;
  return {
    owner: "operations",
    write: () => ({
      risk: `What ${leaver.name} knows leaves before it is written down: ${leaver.quote}.`,
      control: `Two hours a week from now on: one person asks, ${leaver.name} answers, and each answer is a line in one file.`,
    }),
  };
}

/** Those whose work it is, where they have a reason against it. */
export function unwillingHere(firm: CompanyProfile): ToldRisk | null {
  const risk = unwillingRisk(firm);
  return risk === null ? null : { owner: "people", write: () => risk };
}

/** A line of theirs that may not be crossed: a limit, or what stays on their own machines. */
export function lineHere(firm: CompanyProfile): ToldRisk | null {
  const limit = limitRisk(firm);
  if (limit !== null) return limit;
  // Nothing is bought for what people count, or while a ban holds.
  if (firm.keptHome === null || isByHand(firm) || takes(firm, "respectBan")) return null;
  return {
    owner: "compliance",
    write: () => ({
      risk: "A tool that is sold as your own sends a copy out: backups, logs or support.",
      control: "Try it with the line unplugged, and have the vendor state in writing what it sends.",
    }),
  };
}
