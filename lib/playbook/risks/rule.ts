import type { Fact } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";
import type { RiskOwner } from "./owner";

/** On a scale of three. */
export type Step = 1 | 2 | 3;

/** When a control has to be in place, in the days of the plan. */
export type Due = "first week" | "second week" | "before the trial" | "half-way" | "review";

export interface RiskText {
  risk: string;
  /** What would show it. */
  trigger: string;
  mitigation: string;
  /** For page one: at most a dozen words. */
  control: string;
}

/** A risk of the register: it is left out where neither an answer nor the text gives it a hold. */
export interface RiskRule {
  id: string;
  /** The known risk whose cited evidence is told. */
  evidence?: string;
  owner: RiskOwner;
  due: Due;
  /** Null where nothing that was answered or typed points at it. */
  weigh: (firm: CompanyProfile) => Weighed | null;
  write: (firm: CompanyProfile) => RiskText;
}

export interface Weighed {
  likelihood: Step;
  harm: Step;
  /** The fact that it rests on; its sentence is quoted. */
  typed?: Fact;
  /** The answer that it rests on, in a sentence. */
  here?: string;
  /** That sentence quotes what was typed. */
  told?: true;
}

export const weighed = (likelihood: Step, harm: Step, here: string): Weighed => ({ likelihood, harm, here });

export const typedAs = (fact: Fact | undefined, likelihood: Step, harm: Step): Weighed | null =>
  fact === undefined ? null : { likelihood, harm, typed: fact };
