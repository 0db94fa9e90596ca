import type { CompanyProfile } from "../company-profile";
import { does, type FrictionReply } from "./label";

/** Who sells by quote can look at the quotes that were lost; a school, a shop or a kitchen has none. */
const QUOTING: ReadonlySet<string> = new Set(["manufacturing", "consulting", "technology", "other"]);

export const sellsByQuote = ({ industry }: CompanyProfile): boolean => QUOTING.has(industry);

/** Fewer people come: what can be known is who still asks, and what becomes of it. */
export const fewerOfThem = (firm: CompanyProfile): FrictionReply => ({
  reading: `If fewer ${firm.words.customers} come for reasons outside your control, look first at those who still ask, and at how long your answer takes.`,
  action: does(
    firm.leader,
    "Follow the last fifty enquiries to their end: where each came from, how soon it was answered, and what became of it.",
    "Take last week's enquiries and put the hour of the answer beside each.",
    "Hours to the first answer, and the share that goes on.",
  ),
});
