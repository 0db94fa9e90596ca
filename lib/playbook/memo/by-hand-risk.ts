import type { Memo } from "@/lib/domain/report/memo";
import type { CompanyProfile } from "../company-profile";
import { casesOfTrial, faultOfTrial, isMixed, leaverOfTrial, shareOfTrial } from "../faults/fault-of-trial";
import type { LostShare } from "../faults/lost-share";
import { ownerOf } from "../risks/owner";
import { takes } from "./stances";

type Named = Memo["risk"];
type Said = Omit<Named, "owner">;

/** What may go wrong with a trial that people hold by hand; null for any other, and where none begins. */
export function byHandRisk(firm: CompanyProfile): Named | null {
  if (takes(firm, "respectBan") || firm.countsUses) return null;
  const leaver = leaverOfTrial(firm);
  const lost = shareOfTrial(firm);
  const cases = casesOfTrial(firm);
  const said =
    leaver !== null
      ? leavesBefore(leaver.name)
      : lost !== null
        ? OF_A_SHARE[lost.kind]
        : cases === null
          ? proofOrLayout(firm)
          : cases.copied
            ? WRONG_AT_THE_SOURCE
            : FORGOTTEN;
  return said === null ? null : { ...said, owner: ownerOf(firm, "operations") };
}

function proofOrLayout(firm: CompanyProfile): Said | null {
  if (faultOfTrial(firm)?.kind === "unproved") return FILLED_IN_LATER;
  return isMixed(firm) ? LATE_ALL_THE_SAME : null;
}

const FILLED_IN_LATER: Said = {
  risk: "The line is filled in at the end of the week, and no one believes it.",
  control: "A line counts only with its time and name on the day; what was forgotten stays empty.",
};

const LATE_ALL_THE_SAME: Said = {
  risk: "The layout is used, and still comes too late.",
  control:
    "The hour is agreed with the sender as well as the page, and both are counted from the first week.",
};

const leavesBefore = (name: string): Said => ({
  risk: `${name} goes before the record is tried.`,
  control: `The three that go wrong without ${name} are tried first, by the next person alone, while ${name} is there to ask.`,
});

const FORGOTTEN: Said = {
  risk: "The list is kept for three weeks and then forgotten.",
  control: "The one who may act on a cause reads it every Monday, and asks about a week without a line.",
};

const WRONG_AT_THE_SOURCE: Said = {
  risk: "The source was wrong, and so the two agree.",
  control:
    "Those who fill in the source read it back once, and what it had wrong is counted beside the rest.",
};

const OF_A_SHARE: Readonly<Record<LostShare["kind"], Said>> = {
  lost: {
    risk: "A pattern is found, and it was chance.",
    control: "Change something at one of the two worst places only, and leave the other as it is to compare.",
  },
  missing: {
    risk: "The cause is known, and no one may act on it.",
    control:
      "Name before the split begins who may change something at the two worst places, and for how much.",
  },
  overmade: {
    risk: "The forecast is nearer on most days, and one short day decides against it.",
    control: "Short days are counted for both numbers, today's too, from the first day on.",
  },
};
