import { z } from "zod";
import type { ExportRow } from "./row";

const Fields = z.record(z.string(), z.unknown());
const Calls = z.array(z.object({ phoneNumber: z.string().nullable(), state: z.string() }));
const Notes = z.array(z.object({ text: z.string(), author: z.string().nullable(), createdAt: z.string() }));

/** One lead as a sheet for people is written from it. */
export interface WorkbookRow {
  fields: Readonly<Record<string, unknown>>;
  /** The newest first. */
  calls: z.infer<typeof Calls>;
  /** The newest first. */
  notes: z.infer<typeof Notes>;
}

export function workbookRow({ fields, callRequests }: ExportRow): WorkbookRow {
  const parsed = Fields.parse(JSON.parse(fields));
  return {
    fields: parsed,
    calls: callRequests === null ? [] : Calls.parse(JSON.parse(callRequests)),
    notes: Notes.parse(parsed.notes ?? []),
  };
}
