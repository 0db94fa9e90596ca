import { z } from "zod";

/** A cell as the admins see it, with its exact number. */
export const ComparedCellOfAdmins = z.object({
  key: z.string(),
  label: z.string(),
  /** Firms that would be counted now. */
  n: z.int(),
  /** What can be seen of it. */
  published: z.object({ at: z.coerce.date(), n: z.int() }).nullable(),
  /** Why there are no new figures; null where there are, or they are as they would be now. */
  withheld: z.enum(["floor", "remainder", "waiting"]).nullable(),
  /** How many firms are missing, where that can be said. */
  missing: z.int(),
});
export type ComparedCellOfAdmins = z.infer<typeof ComparedCellOfAdmins>;

/** What counting the pool tells of each cell. */
export const CellCounts = z.object({
  cells: z.array(ComparedCellOfAdmins.pick({ key: true, n: true, withheld: true, missing: true })),
  /** Firms with an unlocked assessment that are not counted, because they do not want to be. */
  leftOut: z.int(),
  countedAt: z.coerce.date(),
});
export type CellCounts = z.infer<typeof CellCounts>;

/** What `GET /api/admin/comparisons` answers. */
export const Comparisons = z.object({
  cells: z.array(ComparedCellOfAdmins),
  leftOut: CellCounts.shape.leftOut,
  /** Null where they were not counted yet. */
  countedAt: z.coerce.date().nullable(),
  /** They are being counted again: what is shown may be up to an hour older than that. */
  isCounting: z.boolean(),
  lastAt: z.coerce.date().nullable(),
  /** Before then nothing new is published. */
  nextFrom: z.coerce.date().nullable(),
});
export type Comparisons = z.infer<typeof Comparisons>;

/** Why a cell has no new figures, in words. */
export function withheldInWords({
  withheld,
  missing,
}: Pick<ComparedCellOfAdmins, "withheld" | "missing">): string {
  const firms = missing === 1 ? "1 more firm" : `${missing} more firms`;
  if (withheld === "floor") return `Needs ${firms}, to be at least 11`;
  if (withheld === "remainder") return "Would let 1 to 10 other firms be worked out";
  if (withheld === "waiting" && missing === 0)
    return "Too similar to figures that are larger, or to an evening that is still to come";
  if (withheld === "waiting") return `Needs ${firms} that earlier figures did not have`;
  return "";
}
