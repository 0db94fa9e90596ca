import { z } from "zod";
import { PageInfo, Paging } from "../paging";
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

export const AuditQuery = Paging.extend({ action: AuditAction.optional() });
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditTrail = PageInfo.extend({ events: z.array(AuditLine) });
export type AuditTrail = z.infer<typeof AuditTrail>;
