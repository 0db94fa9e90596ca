import type { Ledger } from "@/lib/domain/ledger/fact";
import { type Candidate, leadOf } from "@/lib/domain/ledger/lead";
import type { Challenge } from "../challenge";
import { casesPilot, leaverPilot } from "../faults/cases-pilot";
import type { CountedFault } from "../faults/counted-fault";
import { faultPilot } from "../faults/fault-pilot";
import type { LostShare } from "../faults/lost-share";
import { sharePilot } from "../faults/share-pilot";
import type { ToldCases } from "../faults/told-cases";
import type { Leaver } from "../own-lines/leaver";
import { typedChallenge } from "./lead-challenge";

interface Trouble {
  fault: CountedFault | null;
  lost: LostShare | null;
  leaver: Leaver | null;
  /** A problem that was told with its figures. */
  cases: ToldCases | null;
  ledger: Ledger;
  industry: string;
}

/** The first pilot against what goes wrong in their own work; null where they told none, or work that comes first. */
export function troubleLead(told: Trouble): Challenge | null {
  return fromFault(told) ?? fromShare(told) ?? fromLeaver(told) ?? fromNamedCases(told);
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

/** Who leaves with what they know is the problem where the challenge begins with it. */
function fromLeaver({ leaver, industry }: Trouble): Challenge | null {
  if (leaver === null || !leaver.isFirst) return null;
  const lead = typedChallenge(
    { because: null, own: null, usual: leaverPilot(leaver.name), tool: null },
    industry,
  );
  return lead === null ? null : { ...lead, said: leaver.sentence };
}

/** The cases of what was told are counted before anything else is tried. */
export function casesLead({ cases, industry }: Pick<Trouble, "cases" | "industry">): Challenge | null {
  if (cases === null) return null;
  const lead = typedChallenge(
    { because: null, own: null, usual: casesPilot(cases.name), tool: null },
    industry,
  );
  return lead === null ? null : { ...lead, said: cases.sentence };
}

/** Cases that have a name come before what already runs elsewhere, and before what was ticked. */
function fromNamedCases(told: Trouble): Challenge | null {
  const work = leadOf(told.ledger, []).lead?.fact;
  return told.cases?.name == null || work?.field === "otherChallenge" ? null : casesLead(told);
}
