import { z } from "zod";
import { isOpenStage, type LeadStage } from "./stage";

/** As many as are shown beside a lead. */
export const MOST_SAME_EMAIL = 50;
export const OTHER_EMAIL = "Only leads with the same email can be merged.";
export const SAMPLE_WITH_REAL = "A sample lead cannot be merged with a real one.";
export const IS_MERGED = "It is merged into another lead. Work that one, or separate it first.";
export const CHANGED_BEFORE_MERGE =
  "Another admin changed one of these leads in the meantime. Nothing was merged. Look again, then decide.";
export const CHANGED_BEFORE_SEPARATION =
  "Another admin changed this lead in the meantime. It was not separated.";
export const MERGE_FAILED = "The leads could not be merged. Please try again.";
export const SEPARATION_FAILED = "The lead could not be separated. Please try again.";

const version = z.int().min(0);

/** Leads to be worked as one, each in the version that one saw when one chose. */
export const LeadMerge = z.object({
  version,
  others: z
    .array(z.object({ id: z.uuid(), version }))
    .min(1)
    .max(MOST_SAME_EMAIL),
});
export type LeadMerge = z.infer<typeof LeadMerge>;

/** Into which lead, and which of the others were merged by this. */
export const MergeOutcome = z.object({ keptId: z.uuid(), merged: z.array(z.uuid()) });
export type MergeOutcome = z.infer<typeof MergeOutcome>;

export const LeadSeparation = z.object({ version });
export type LeadSeparation = z.infer<typeof LeadSeparation>;

/** What a merge rests on. */
export interface Mergeable {
  leadStatus: LeadStage;
  leadOwnerId: string | null;
  nextActionOn: string | null;
  createdAt: Date | string;
}

/** The same as it is stored. */
export interface MergeRow extends Mergeable {
  id: string;
  version: number;
  mergedIntoId: string | null;
  isSample: boolean;
  /** In small letters, by which a person is known; null where none was given. */
  email: string | null;
  createdAt: Date;
}

/** What the kept lead takes over; what is left out stays as it is. */
export interface Takeover {
  leadOwnerId?: string;
  nextActionOn?: string;
}

/**
 * The kept lead keeps its stage. Where no one works it, it gets the owner of the one submitted last that has one. Of all
 * dates that still wait, the soonest is its next action: a promise that was made to the person holds for either lead.
 */
export function takeover(kept: Mergeable, others: readonly Mergeable[]): Takeover {
  const [newest] = others
    .filter(({ leadOwnerId }) => leadOwnerId !== null)
    .toSorted((one, other) => Number(new Date(other.createdAt)) - Number(new Date(one.createdAt)));
  const owner = kept.leadOwnerId === null ? (newest?.leadOwnerId ?? null) : null;
  const soonest = [kept, ...others].flatMap((lead) => waitingDay(lead) ?? []).toSorted()[0];
  return {
    ...(owner === null ? {} : { leadOwnerId: owner }),
    ...(soonest === undefined || soonest === kept.nextActionOn ? {} : { nextActionOn: soonest }),
  };
}

/** The day of a next action that is still to come about; null where the lead is closed. */
export const waitingDay = ({ leadStatus, nextActionOn }: Mergeable): string | null =>
  isOpenStage(leadStatus) ? nextActionOn : null;
