import { z } from "zod";
import { Assessment } from "../assessment/assessment";
import { HOME_QUESTIONS } from "../assessment/questions/questions";

/**
 * One assessment as the database wrote it, all three as JSON text: what goes into a JSON file as it is is never
 * taken apart, which at a hundred thousand rows is most of the work and of the memory.
 */
export interface ExportRow {
  /** An object of the type's `fieldsOf`, in their order; times as ISO text. */
  fields: string;
  /** Its call requests, the newest first, with numbers as they are read; null where there are none. */
  callRequests: string | null;
  reportData: string | null;
  aiRecommendations: string | null;
}

/** Told for the family's own page: they leave the house with the comprehensive export alone. */
const FAMILY_FIELDS: ReadonlySet<string> = new Set(HOME_QUESTIONS.map(({ key }) => key));

/** About the link, not about the lead. */
const NOT_EXPORTED: ReadonlySet<string> = new Set(["linkClosed"]);

/** The last three: the campaign's code, and in the words of the admin's table the lead's stage and its Status column. */
const ALL_FIELDS: readonly string[] = [
  ...Assessment.keyof().options.filter((field) => !NOT_EXPORTED.has(field)),
  "campaign",
  "stage",
  "status",
];

/** `workbook`: what admins keep beside a lead comes with it. */
export type ExportRowType = "standard" | "comprehensive" | "workbook";

export function fieldsOf(type: ExportRowType): readonly string[] {
  if (type === "comprehensive") return ALL_FIELDS;
  const standard = ALL_FIELDS.filter((field) => !FAMILY_FIELDS.has(field));
  return type === "standard" ? standard : [...standard, "owner", "nextActionOn", "notes"];
}

const Named = z.object({ executiveName: z.string() });

export const executiveNameIn = (fields: string): string => Named.parse(JSON.parse(fields)).executiveName;
