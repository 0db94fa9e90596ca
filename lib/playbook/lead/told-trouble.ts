import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Ledger } from "@/lib/domain/ledger/fact";
import { countedFault } from "../faults/counted-fault";
import { lostShare } from "../faults/lost-share";
import { mixedLayouts } from "../faults/mixed-layouts";
import { ownCases } from "../faults/own-cases";
import { ownTrouble } from "../faults/own-trouble";
import { seenLate } from "../faults/seen-late";
import { slippedThrough } from "../faults/slipped-through";
import { timedWork } from "../faults/timed-work";
import { toldCases } from "../faults/told-cases";
import { triedOnIt } from "../faults/tried-on-it";
import { leaverIn } from "../own-lines/leaver";
import { proposalIn } from "../own-lines/proposal";
import { recheckedIn } from "../own-lines/rechecked";
import type { Trouble } from "./trouble-lead";

/** Reads each trouble once. */
export function toldTrouble(answers: Answers, ledger: Ledger): Trouble {
  const timed = timedWork(answers, ledger);
  return {
    fault: countedFault(answers),
    lost: lostShare(answers),
    leaver: leaverIn(answers),
    cases: toldCases(ledger, answers) ?? ownCases(answers),
    slip: slippedThrough(answers),
    rechecked: recheckedIn(answers),
    mixed: mixedLayouts(answers.otherChallenge),
    proposal: proposalIn(answers),
    own: ownTrouble(answers),
    timed,
    tried: triedOnIt(answers, ledger, timed),
    late: seenLate(answers),
    ledger,
    industry: answers.companyIndustry,
  };
}
