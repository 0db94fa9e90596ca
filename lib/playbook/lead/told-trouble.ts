import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Ledger } from "@/lib/domain/ledger/fact";
import { askedRecords } from "../faults/asked-records";
import { backlogIn } from "../faults/backlog";
import { countedFault } from "../faults/counted-fault";
import { lateBilling } from "../faults/late-billing";
import { lostShare } from "../faults/lost-share";
import { madeCall } from "../faults/made-call";
import { mixedLayouts } from "../faults/mixed-layouts";
import { overranIn } from "../faults/overran";
import { rulesDiffer } from "../faults/rules-differ";
import { seenLate } from "../faults/seen-late";
import { slippedThrough } from "../faults/slipped-through";
import { toldCases } from "../faults/told-cases";
import { unbilledIn } from "../faults/unbilled";
import { leaverIn } from "../own-lines/leaver";
import { proposalIn } from "../own-lines/proposal";
import { recheckedIn } from "../own-lines/rechecked";
import type { Trouble } from "./trouble-lead";

/** Reads each kind of trouble once; a new kind is one line here, and one in `Trouble`. */
export const toldTrouble = (answers: Answers, ledger: Ledger): Trouble => ({
  fault: countedFault(answers),
  lost: lostShare(answers),
  leaver: leaverIn(answers),
  cases: toldCases(ledger, answers),
  slip: slippedThrough(answers),
  rechecked: recheckedIn(answers),
  mixed: mixedLayouts(answers.otherChallenge),
  proposal: proposalIn(answers),
  call: madeCall(answers),
  overran: overranIn(answers),
  rules: rulesDiffer(answers.otherChallenge),
  unbilled: unbilledIn(answers.otherChallenge),
  lateBilling: lateBilling(answers.otherChallenge),
  asked: askedRecords(answers.otherChallenge),
  backlog: backlogIn(answers.otherChallenge),
  late: seenLate(answers),
  ledger,
  industry: answers.companyIndustry,
});
