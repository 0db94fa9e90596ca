import type { Claim } from "@/lib/domain/gate/claims";
import { disagreements } from "@/lib/domain/gate/disagreements";
import { gate } from "@/lib/domain/gate/gate";
import type { World } from "@/lib/domain/gate/world";
import type { Effect } from "@/lib/domain/ledger/stance";
import type { CompanyProfile } from "./company-profile";

/** Contradiction gate, as the playbook's parts ask it: what may be said of this firm. */

type Known = Pick<CompanyProfile, "world">;

/** A sentence with what it takes for granted. */
export interface Saying {
  readonly text: string;
  /** Said unless one of these is false for the firm. */
  readonly asserts?: readonly Claim[];
  /** Said only where all of these are true for the firm. */
  readonly proves?: readonly Claim[];
}

const isTold = ({ text, asserts = [], proves = [] }: Saying, world: World): boolean =>
  gate({ id: "saying", asserts, proves, write: () => text }, world).print;

/** The first of these that nothing ticked or typed denies; empty where none is left. */
export const firstTrue = ({ world }: Known, ...sayings: readonly Saying[]): string =>
  sayings.find((saying) => isTold(saying, world))?.text ?? "";

/** Whether nothing that was ticked or typed denies any of these. */
export const maySay = ({ world }: Known, ...asserts: Claim[]): boolean =>
  isTold({ text: "", asserts }, world);

export const isProven = ({ world }: Known, ...proves: Claim[]): boolean =>
  isTold({ text: "", proves }, world);

/** Whether a tick and a sentence of theirs say opposite things about it. */
export const isDisputed = ({ world }: Known, about: "policy" | "use" | "budget"): boolean =>
  disagreements(world).some((each) => each.about === about);

export const hasStance = ({ stances }: Pick<CompanyProfile, "stances">, effect: Effect): boolean =>
  stances.some((stance) => stance.effect === effect);
