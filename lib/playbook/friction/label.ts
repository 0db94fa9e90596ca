import type { Fact } from "@/lib/domain/ledger/fact";
import type { Action } from "@/lib/domain/report/report";
import type { CompanyProfile } from "../company-profile";

/** Something that gets in the way, as it was typed: the fact, and the other facts of its sentence. */
export interface Said {
  readonly fact: Fact;
  readonly beside: readonly Fact[];
}

/** How we read one obstacle, and what to do about it. Our own judgement. */
export interface FrictionReply {
  reading: string;
  action: Action;
}

/** One label: the meanings of typed text that get this reply. */
export interface Label {
  readonly id: string;
  /** Keys of constraints, incidents, verdicts and states. */
  readonly keys: readonly string[];
  /** How much it weighs among others, from 0 to 40. */
  readonly weight: number;
  /** Labels that this reply answers too, where one sentence names both. */
  readonly absorbs?: readonly string[];
  /** Labels that this reply always answers too. */
  readonly covers?: readonly string[];
  /** As a noun, inside a list: "people who leave after seven months". */
  readonly short: (said: Said, firm: CompanyProfile) => string;
  readonly reply: (said: Said, firm: CompanyProfile) => FrictionReply;
}

export const does = (owner: string, what: string, firstStep: string, measure: string): Action => ({
  what,
  owner,
  firstStep,
  measure,
});
