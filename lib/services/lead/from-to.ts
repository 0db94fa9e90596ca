import type { LeadWork } from "@/lib/domain/lead/details";

export type Differences = Partial<Pick<LeadWork, "leadStatus" | "leadOwnerId" | "nextActionOn">>;

/** Audit: stages by their words of the list, owners by their ids, so that the log shows names. */
export function fromTo(
  before: Required<Differences>,
  { leadStatus, leadOwnerId, nextActionOn }: Differences,
): Record<string, string> {
  return {
    ...(leadStatus === undefined ? {} : { stageFrom: before.leadStatus, stageTo: leadStatus }),
    ...(leadOwnerId === undefined ? {} : { ownerFrom: before.leadOwnerId ?? "", ownerTo: leadOwnerId ?? "" }),
    ...(nextActionOn === undefined
      ? {}
      : { nextFrom: before.nextActionOn ?? "", nextTo: nextActionOn ?? "" }),
  };
}
