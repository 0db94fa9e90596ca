import type { Ledger } from "@/lib/domain/ledger/fact";
import { type Candidate, leadOf } from "@/lib/domain/ledger/lead";
import type { Challenge } from "../challenge";
import type { CountedFault } from "../faults/counted-fault";
import { faultPilot } from "../faults/fault-pilot";
import type { LostShare } from "../faults/lost-share";
import { sharePilot } from "../faults/share-pilot";
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
