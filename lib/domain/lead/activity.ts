import { z } from "zod";
import { AUDIT_ACTIONS, AuditAction } from "../audit/audit";
import { auditDetails } from "../audit/details";
import type { EmailTemplate } from "../email/stored-email";
import { DOWNLOADED_BY, isDownloadedBy } from "../report/downloaded";
import { LeadOrigin } from "./origin";
import { LeadStage } from "./stage";

/** One thing that happened with a lead, in words. */
export const LeadActivity = z.object({
  at: z.date(),
  text: z.string(),
  /** Who did it, by email address; null for the executive, the product, or a deleted account. */
  by: z.string().nullable(),
  /** The merged lead that it happened with; null where it is this one's own. */
  from: LeadOrigin.nullable(),
});
export type LeadActivity = z.infer<typeof LeadActivity>;

/** Another assessment with the same email. */
export const SameEmail = z.object({
  id: z.uuid(),
  companyName: z.string(),
  createdAt: z.date(),
  leadScore: z.int().nullable(),
  leadStatus: LeadStage.catch("new"),
  leadOwnerId: z.string().nullable(),
  nextActionOn: z.string().nullable(),
  version: z.int(),
  /** The lead that is worked in its place, where it is merged: this one, or another of the same person. */
  mergedIntoId: z.string().nullable(),
});
export type SameEmail = z.infer<typeof SameEmail>;

/** What is stored of it: `what` names its kind, `detail` and `meta` are its own. */
export interface StoredActivity {
  at: Date;
  kind:
    | "submitted"
    | "card"
    | "coupon"
    | "opened"
    | "written"
    | "downloaded"
    | "email"
    | "call"
    | "note"
    | "audit";
  what: string | null;
  meta: Readonly<Record<string, unknown>> | null;
  by: string | null;
  from: LeadOrigin | null;
}

const EMAILS: Partial<Record<EmailTemplate, string>> = {
  "roadmap-ready": "Email sent: roadmap",
  "report-ready": "Email sent: report, with the PDF",
  receipt: "Email sent: receipt",
  "payment-returned": "Email sent: duplicate charge refunded",
  "retake-due": "Email sent: time to take it again",
};
const TEMPLATES: Readonly<Record<string, string | undefined>> = EMAILS;

/** Null for what says nothing to the admins. */
export function activityInWords(
  { kind, what, meta, from }: StoredActivity,
  nameOf: (userId: string) => string | undefined,
): string | null {
  switch (kind) {
    case "submitted":
      return `Submitted, readiness ${what ?? "not calculated"}`;
    case "card":
      return "Unlocked by card";
    case "coupon":
      return what === null ? "Unlocked with a coupon" : `Unlocked with ${what}`;
    case "opened":
      return "Opened the report";
    case "written":
      return "Report written";
    case "downloaded":
      return what !== null && isDownloadedBy(what) ? DOWNLOADED_BY[what] : null;
    case "email":
      return TEMPLATES[what ?? ""] ?? null;
    case "call":
      return "Asked for a call";
    case "note":
      return `Note: ${what ?? ""}`;
    case "audit":
      return what === "lead_merged"
        ? `Merged into ${from === null ? "another" : "this"} lead`
        : auditInWords(what, meta ?? {}, nameOf);
  }
}

function auditInWords(
  action: string | null,
  meta: Readonly<Record<string, unknown>>,
  nameOf: (userId: string) => string | undefined,
): string | null {
  const known = AuditAction.safeParse(action);
  if (!known.success) return null;
  const details = auditDetails(meta, nameOf);
  return SAYS_ALL.has(known.data) && details !== "" ? details : join(AUDIT_ACTIONS[known.data], details);
}

/** Their details say what was done; its name before them would say it twice. */
const SAYS_ALL: ReadonlySet<AuditAction> = new Set(["lead_changed", "call_handled"]);

const join = (what: string, details: string): string => (details === "" ? what : `${what}: ${details}`);
