import { z } from "zod";

/** What is written down, in the words that the admins read. */
export const AUDIT_ACTIONS = {
  signed_in: "Signed in",
  sign_in_failed: "Sign-in failed",
  signed_out: "Signed out",
  signed_out_elsewhere: "Signed out on all other devices",
  two_step_begun: "Two-step sign-in begun",
  two_step_on: "Two-step sign-in turned on",
  two_step_off: "Two-step sign-in turned off",
  account_created: "Account created",
  account_deleted: "Account deleted",
  own_data_asked: "Link to one's own data requested",
  own_data_downloaded: "Own data downloaded",
  consent_given: "Consent given",
  consent_withdrawn: "Consent withdrawn",
  family_answers_deleted: "Family answers deleted",
  saved_answers_deleted: "Saved answers deleted",
  password_changed: "Password changed",
  reset_asked: "Password reset requested",
  password_reset: "Password reset",
  assessment_linked: "Assessment linked to an account",
  assessment_bookmarked: "Assessment added to My Reports without proof of ownership",
  ownership_confirmed: "Ownership confirmed by a link from an email",
  coupon_redeemed: "Coupon redeemed",
  payment_succeeded: "Payment succeeded",
  user_created: "User created",
  user_invited_again: "Invitation sent again",
  user_changed: "User changed",
  user_deleted: "User deleted",
  coupon_created: "Coupon created",
  coupon_changed: "Coupon changed",
  coupon_switched_off: "Coupon switched off",
  coupon_switched_on: "Coupon switched on",
  campaign_created: "Campaign created",
  campaign_changed: "Campaign changed",
  samples_added: "Sample leads loaded",
  samples_removed: "Sample leads removed",
  data_exported: "Data exported",
  setup_run: "Setup Production run",
  setup_stopped: "Setup Production stopped",
  mail_read: "Outbox message viewed",
  event_replayed: "Event sent again",
  job_retried: "Failed job retried",
  assessment_viewed: "Assessment viewed",
  report_viewed: "Report viewed",
  share_made: "Link to a report created",
  share_ended: "Link to a report ended",
  team_check_made: "Team check started",
  team_check_closed: "Team check closed",
  team_check_extended: "Team check extended",
  team_check_deleted: "Team check deleted",
  interview_written: "Questions answered in writing",
  interview_deleted: "Written answers deleted",
  link_closed: "Owner's link closed to others",
  link_opened: "Owner's link opened to others",
  target_set: "Target for the score set",
  target_removed: "Target for the score removed",
  sentence_placed: "Sentence placed under a heading",
  own_cost_saved: "Cost of today counted by the owner",
  retake_included: "Retake unlocked with the report before",
  assessment_deleted: "Assessment deleted",
  assessment_anonymized: "Assessment anonymized (retention period)",
  tools_recommended: "Tools recommended",
  lead_changed: "Lead changed",
  lead_merged: "Lead merged into another",
  lead_separated: "Lead separated again",
  lead_note_added: "Note added to a lead",
  view_saved: "Saved view created",
  view_changed: "Saved view changed",
  view_deleted: "Saved view deleted",
  payment_refunded: "Payment refunded",
  payment_returned: "Duplicate charge refunded",
  payment_refund_failed: "Refund failed",
  payment_disputed: "Payment disputed",
  payment_mismatched: "Unmatched charge",
  vendor_message_refused: "Message without a valid signature",
  call_news_ignored: "Unknown call message ignored",
  call_ordered: "Call placed with the voice service",
  call_logged: "Call logged",
  call_handled: "Call request updated",
  calls_listed: "Call requests viewed",
  cohort_created: "Cohort created",
  cohort_changed: "Cohort changed",
  cohort_deleted: "Cohort deleted",
  cohort_published: "Cohort report published",
  cohort_link_made: "Link to a cohort report created",
  cohort_link_ended: "Link to a cohort report ended",
  comparison_asked: "Publication of comparisons requested",
  comparison_published: "Comparisons published",
  drafts_listed: "Saved assessments viewed",
} as const;

export const AuditAction = z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]);
export type AuditAction = keyof typeof AUDIT_ACTIONS;

export interface AuditEntry {
  action: AuditAction;
  target?: {
    kind:
      | "user"
      | "assessment"
      | "cohort"
      | "coupon"
      | "campaign"
      | "export"
      | "job"
      | "mail"
      | "payment"
      | "call"
      | "event"
      | "draft"
      | "view";
    id: string;
  };
  /** `refused` where it was tried and not allowed. */
  outcome?: "done" | "refused";
  /** What is being deleted by an admin: its company, or its address. Kept sealed, to be read in the log alone. */
  label?: string;
  /** Names of changed fields, counts, formats: never anything about a person. */
  meta?: Record<string, string | number | boolean>;
  /** The actor, where the request itself has none yet: at signing in. */
  actorId?: string;
}
