import { z } from "zod";
import { isoDay } from "../dates";
import { NAME_MAX_CHARACTERS } from "../lengths";
import { PageInfo, Paging } from "../paging";
import { text } from "../text";
import { AuditAction } from "./audit";

export const FETCH_AUDIT_FAILED = "Failed to fetch the audit log";

/** One line of the log, with names in place of ids where these still exist. */
export const AuditLine = z.object({
  id: z.uuid(),
  at: z.date(),
  action: z.string(),
  outcome: z.string(),
  /** admin, user, visitor or system. */
  actorKind: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  targetKind: z.string().nullable(),
  targetId: z.string().nullable(),
  targetName: z.string().nullable(),
  /** Whether the name is the one that it had when an admin deleted it. */
  isDeleted: z.boolean(),
  requestId: z.string().nullable(),
  meta: z.record(z.string(), z.unknown()),
  /** The same in words. */
  details: z.string(),
});
export type AuditLine = z.infer<typeof AuditLine>;

/** What a form leaves empty is no filter. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** Which lines: the log, and its export, take exactly these. */
export const AuditFilter = z.object({
  action: maybe(AuditAction),
  /** Any part of an email address, a company, a code or a request's id. */
  q: text(NAME_MAX_CHARACTERS).default(""),
  /** Who did it: a user's id, or what does things without an account. */
  person: maybe(z.union([z.uuid(), z.enum(["visitor", "system"])])),
  /** First and last day, in British Columbia's time. */
  from: maybe(z.iso.date()),
  to: maybe(z.iso.date()),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditQuery = AuditFilter.extend(Paging.shape);
export type AuditQuery = z.infer<typeof AuditQuery>;

/** "ai-readiness-audit-2026-11-18.csv" */
export const auditFileName = (now: Date): string => `ai-readiness-audit-${isoDay(now)}.csv`;

export const AuditTrail = PageInfo.extend({ events: z.array(AuditLine) });
export type AuditTrail = z.infer<typeof AuditTrail>;
