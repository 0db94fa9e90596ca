import { z } from "zod";

/** Every message of the product, by the name it is stored under. */
export const EmailTemplate = z.enum([
  "account-created",
  "call-requested",
  "draft-link",
  "draft-reminder",
  "follow-up-due",
  "lead-qualified",
  "password-changed",
  "payment-returned",
  "receipt",
  "refund-failed",
  "report-ready",
  "reset-password",
  "retake-due",
  "roadmap-ready",
  "sign-in-paused",
  "temporary-password",
  "two-step-changed",
  "vendor-alert",
  "your-data",
]);
export type EmailTemplate = z.infer<typeof EmailTemplate>;

/** `allowed`: counted against its address, and about to go. `suppressed`: its cause ended, or it was stopped. */
export const EmailStatus = z.enum(["queued", "allowed", "sent", "suppressed"]);
export type EmailStatus = z.infer<typeof EmailStatus>;
