import type { Fact, Ledger } from "@/lib/domain/ledger/fact";
import { type Candidate, leadOf } from "@/lib/domain/ledger/lead";
import type { Challenge } from "../challenge";
import type { CountedFault } from "../faults/counted-fault";
import { faultPilot } from "../faults/fault-pilot";
import type { LostShare } from "../faults/lost-share";
import { CASES_PILOT, sharePilot } from "../faults/share-pilot";
import type { Leaver } from "../own-lines/leaver";
import { typedChallenge } from "./lead-challenge";

interface Trouble {
  fault: CountedFault | null;
  lost: LostShare | null;
  leaver: Leaver | null;
  ledger: Ledger;
  industry: string;
}

/** The first pilot against what goes wrong in their own work; null where they told none, or work that comes first. */
export function troubleLead(told: Trouble): Challenge | null {
  return fromFault(told) ?? fromShare(told);
}

function fromFault({ fault, leaver, ledger, industry }: Trouble): Challenge | null {
  if (fault === null || isFigured(leadOf(ledger, []).lead)) return null;
  const because = ledger.facts.find(({ sentence }) => sentence === fault.sentence);
  if (because === undefined) return null;
  return typedChallenge(
    { because, own: null, usual: faultPilot(fault, leaver?.name ?? null), tool: null },
    industry,
  );
}

/** Their problem itself is work with its figures: hours, pieces or a change. */
const isFigured = (lead: Candidate | null): boolean =>
  lead?.fact?.field === "otherChallenge" && lead.hasFigure;

/** What is lost of a whole comes before any work that was named behind it, or elsewhere. */
function fromShare({ lost, ledger, industry }: Trouble): Challenge | null {
  const work = leadOf(ledger, []).lead?.fact;
  if (lost === null || (work?.field === "otherChallenge" && work.sentenceAt < lost.at)) return null;
  const lead = typedChallenge({ because: null, own: null, usual: sharePilot(lost), tool: null }, industry);
  return lead === null ? null : { ...lead, said: lost.sentence };
}

/**
 * Their challenge tells a problem with its figures, and no list of ours knows what helps: its cases are counted before
 * anything else is tried.
 */
export function casesLead({ ledger, industry }: Pick<Trouble, "ledger" | "industry">): Challenge | null {
  const told = ledger.facts.filter(
    ({ field, polarity }) => field === "otherChallenge" && polarity === "affirmed",
  );
  const figures = told.filter(({ kind }) => FIGURES.has(kind));
  const [first] = figures;
  const isOfMarket = told.some(({ sentence }) => OF_MARKET.test(sentence));
  const isStory = new Set(told.map(({ sentenceAt }) => sentenceAt)).size > 1;
  if (first === undefined || figures.length < FEWEST_FIGURES || !isStory || isOfMarket) return null;
  const lead = typedChallenge({ because: null, own: null, usual: CASES_PILOT, tool: null }, industry);
  return lead === null ? null : { ...lead, said: first.sentence };
}

const FIGURES: ReadonlySet<Fact["kind"]> = new Set(["quantity", "rate", "amount", "change"]);
const FEWEST_FIGURES = 3;
/** Money, prices and people that are hard to find have no cases to count. */
const OF_MARKET =
  /(?<!\p{L})(?:cash|payroll|prices?|tariffs?|margins?|interest|premiums?|taxes|loans?|banks?|rents?|wages?|hire|hires|hiring|recruit\p{L}*|turnover|retire\p{L}*|vacanc\p{L}*|applicants?|short of|can't find|pays? us|competit\p{L}*|sales|revenue|demand|funding|budget|trésorerie|prix|salaires?|embauch\p{L}*|recrut\p{L}*|retraite)(?!\p{L})/iu;
