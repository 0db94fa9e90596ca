import { LEAD_BADGES, type LeadBadge, leadBadge } from "../admin/lead-badge";
import { Assessment } from "../assessment/assessment";

/** One assessment as it leaves the database: its own fields, and what was written about it as JSON text. */
export interface ExportRow {
  /** The fields of `assessments` under the product's names; times as ISO text. */
  fields: Readonly<Record<string, unknown>>;
  reportData: string | null;
  aiRecommendations: string | null;
}

/** Told for the family's own page: they leave the house with the comprehensive export alone. */
const FAMILY_FIELDS: ReadonlySet<string> = new Set([
  "preparednessLevel",
  "householdAiUse",
  "householdAiUseOther",
  "childAiConcerns",
  "rulesForChildren",
]);

const ALL_FIELDS: readonly string[] = [...Assessment.keyof().options, "leadStatus"];

export const fieldsOf = (type: "standard" | "comprehensive"): readonly string[] =>
  type === "comprehensive" ? ALL_FIELDS : ALL_FIELDS.filter((field) => !FAMILY_FIELDS.has(field));

/** The Status column of the admin's table, in words. */
export function statusOf({ leadQualified, leadScore, roadmapGenerated }: ExportRow["fields"]): string {
  const badge: LeadBadge = leadBadge({
    leadQualified: leadQualified === true,
    leadScore: typeof leadScore === "number" ? leadScore : null,
    roadmapGenerated: roadmapGenerated === true,
  });
  return LEAD_BADGES.find(({ value }) => value === badge)?.label ?? "";
}
