import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import {
  CHANGED_BEFORE_MERGE,
  type LeadMerge,
  type MergeOutcome,
  type MergeRow,
  OTHER_EMAIL,
  SAMPLE_WITH_REAL,
  takeover,
} from "@/lib/domain/lead/merge";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { fromTo } from "./from-to";

/**
 * Makes several leads of one person one for the admins: the others are merged into this one, or into the one that it is
 * merged into itself, and what was merged into them comes along. What the person submitted, paid and was sent stays as it
 * is. Where another admin has changed one of them since it was seen, nothing changes; asking for what is already so is
 * no change.
 */
export async function mergeLeads(context: Context, id: string, asked: LeadMerge): Promise<MergeOutcome> {
  return context.transaction(async (tx) => {
    const rows = await tx.leadMerges.lock(
      id,
      asked.others.map((other) => other.id),
    );
    const named = find(rows, id);
    const kept = named.mergedIntoId === null ? named : find(rows, named.mergedIntoId);
    const coming = othersOf(rows, asked, kept).filter(({ mergedIntoId }) => mergedIntoId !== kept.id);
    const ids = coming.map((other) => other.id);
    if (ids.length === 0) return { keptId: kept.id, merged: [] };
    requireSeen(asked, named, coming);
    await tx.leadMerges.merge(ids, kept.id);
    const along = rows.filter(({ mergedIntoId }) => mergedIntoId !== null && ids.includes(mergedIntoId));
    const taken = takeover(kept, [...coming, ...along]);
    await tx.leads.changeWork(kept.id, taken);
    for (const other of ids)
      await recordAudit(context, tx, {
        action: "lead_merged",
        target: { kind: "assessment", id: other },
        meta: { into: kept.id },
      });
    if (Object.keys(taken).length > 0)
      await recordAudit(context, tx, {
        action: "lead_changed",
        target: { kind: "assessment", id: kept.id },
        meta: fromTo(kept, taken),
      });
    return { keptId: kept.id, merged: ids };
  });
}

function find(rows: readonly MergeRow[], id: string): MergeRow {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
  return row;
}

/** Each once, and only of the same person. */
function othersOf(rows: readonly MergeRow[], asked: LeadMerge, kept: MergeRow): MergeRow[] {
  const ids = new Set(asked.others.map((other) => other.id).filter((id) => id !== kept.id));
  const others = [...ids].map((id) => find(rows, id));
  if (others.some(({ email }) => email === null || email !== kept.email))
    throw new Failure("invalid", OTHER_EMAIL);
  if (others.some(({ isSample }) => isSample !== kept.isSample))
    throw new Failure("invalid", SAMPLE_WITH_REAL);
  return others;
}

function requireSeen({ version, others }: LeadMerge, named: MergeRow, coming: readonly MergeRow[]): void {
  const seen = new Map(others.map((other) => [other.id, other.version]));
  const isSame = named.version === version && coming.every((row) => seen.get(row.id) === row.version);
  if (!isSame) throw new Failure("conflict", CHANGED_BEFORE_MERGE);
}
