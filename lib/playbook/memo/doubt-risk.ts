import type { Memo } from "@/lib/domain/report/memo";
import type { CompanyProfile } from "../company-profile";
import { isByHand } from "../faults/fault-of-trial";
import { upperFirst } from "../grammar";

/** One who doubts is right where a machine answers customers; anywhere else it is the figure that decides. */
export function doubtRisk(firm: CompanyProfile): Omit<Memo["risk"], "owner"> {
  if (!isByHand(firm) && ANSWERS.test(firm.lead.trial.pilot))
    return {
      risk: `${upperFirst(firm.words.customers)} notice that a machine answered, and your doubters are right.`,
      control: "A person reads and signs each reply, and the one who doubts sees the first twenty.",
    };
  const doubter = firm.against?.name ?? "the one who doubts";
  return {
    risk: `The trial ends, and ${doubter} has seen nothing that would count.`,
    control: `Agree with ${doubter} before the first day which figure would, and show it there first.`,
  };
}

/** A trial in which customers get to read or hear what a machine drafted. */
const ANSWERS =
  /(?<!\p{L})(?:repl(?:y|ies)|answers?|respon(?:se|d)\p{L}*|chats?|inquir\p{L}+|enquir\p{L}+|messages?|calls?|letters?|bookings?|questions?|reviews?|quotes?|proposals?)(?!\p{L})/iu;
