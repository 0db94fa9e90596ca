import type { ToldTroubles } from "../calendar/told-sentences";
import type { UsualPilot } from "../lead/own-pilot";
import { askedPilot, askedRecords } from "./asked-records";
import { backlogIn, backlogPilot } from "./backlog";
import { claimedOfUs, claimedPilot } from "./claimed";
import { gonePilot, goneWaiting } from "./gone-waiting";
import { keptWaitingIn, keptWaitingPilot } from "./kept-waiting";
import { knowsPilot, knowsWhich } from "./knows-which";
import { lateBilling, lateBillingPilot } from "./late-billing";
import { leavingIn, leavingPilot } from "./leaving";
import { callPilot, madeCall } from "./made-call";
import { overranOf, overranPilot } from "./overran";
import { retyped, retypedPilot } from "./retyped";
import { rulesDiffer, rulesPilot } from "./rules-differ";
import { unbilledIn, unbilledPilot } from "./unbilled";
import { withAndWithout, withAndWithoutPilot } from "./with-and-without";

/** A trouble of a kind that any trade may have, and that has a trial of its own. */
export interface OwnTrouble {
  sentence: string;
  pilot: UsualPilot;
  /** What is so by their own figures: "It grows by 700 ft a day …"; null where nothing more is. */
  isSo: string | null;
}

/** What a kind reads: at least where it was told. */
interface Told {
  sentence: string;
  isSo?: string | null;
}
type Read<T> = (answers: ToldTroubles) => T | null;

const kind =
  <T extends Told>(read: Read<T>, pilotOf: (told: T) => UsualPilot): Read<OwnTrouble> =>
  (answers) => {
    const told = read(answers);
    return told && { sentence: told.sentence, pilot: pilotOf(told), isSo: told.isSo ?? null };
  };
const inChallenge =
  <T>(read: (otherChallenge: string | null) => T | null): Read<T> =>
  ({ otherChallenge }) =>
    read(otherChallenge);

/** In the order in which they are asked for: a new kind is one file, and one line here. */
const KINDS: readonly Read<OwnTrouble>[] = [
  kind(inChallenge(unbilledIn), unbilledPilot),
  kind(inChallenge(keptWaitingIn), keptWaitingPilot),
  kind(inChallenge(lateBilling), lateBillingPilot),
  kind(inChallenge(goneWaiting), gonePilot),
  kind(knowsWhich, knowsPilot),
  kind(overranOf, overranPilot),
  kind(inChallenge(askedRecords), askedPilot),
  kind(inChallenge(withAndWithout), withAndWithoutPilot),
  kind(inChallenge(backlogIn), backlogPilot),
  kind(madeCall, callPilot),
  kind(inChallenge(leavingIn), leavingPilot),
  kind(inChallenge(claimedOfUs), claimedPilot),
  kind(inChallenge(rulesDiffer), rulesPilot),
  kind(retyped, retypedPilot),
];

/** The first of the kinds that was told; null where none was. */
export function ownTrouble(answers: ToldTroubles): OwnTrouble | null {
  for (const read of KINDS) {
    const found = read(answers);
    if (found !== null) return found;
  }
  return null;
}
