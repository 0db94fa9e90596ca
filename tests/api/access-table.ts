/** Who may call an endpoint. `secret`: a caller with a secret of its own, such as the host's cron. `signed`: a vendor, by the signature on the bytes that it sends. */
export type Access = "visitor" | "user" | "admin" | "secret" | "signed";

export interface AccessRow {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As the folders of `app/api` say it. */
  path: string;
  access: Access;
}

const rows = (access: Access, ...calls: [AccessRow["method"], string][]): AccessRow[] =>
  calls.map(([method, path]) => ({ method, path, access }));

/** Every call of the product. A route without a row here fails the architecture test. */
export const ACCESS_TABLE: readonly AccessRow[] = [
  ...rows(
    "visitor",
    ["POST", "/api/assessments"],
    ["GET", "/api/assessments/[id]"],
    ["POST", "/api/assessments/[id]/own"],
    ["GET", "/api/assessments/[id]/payment-status"],
    ["GET", "/api/assessments/[id]/report"],
    ["GET", "/api/assessments/[id]/report.pdf"],
    ["GET", "/api/assessments/[id]/files/[name]"],
    ["GET", "/api/assessments/[id]/interview-insights"],
    ["GET", "/api/assessments/[id]/shares"],
    ["POST", "/api/assessments/[id]/shares"],
    ["DELETE", "/api/assessments/[id]/shares/[shareId]"],
    ["GET", "/api/shared/[token]/report.pdf"],
    ["POST", "/api/shared/[token]/opened"],
    ["POST", "/api/validate-coupon"],
    ["POST", "/api/process-payment"],
    ["POST", "/api/call-request"],
    ["POST", "/api/funnel"],
    ["POST", "/api/auth/login"],
    ["POST", "/api/auth/register"],
    ["POST", "/api/auth/logout"],
    ["POST", "/api/auth/reset-password"],
    ["POST", "/api/auth/reset-password-confirm"],
    ["GET", "/api/health"],
    ["GET", "/api/services"],
    ["GET", "/api/sample/report.pdf"],
    ["GET", "/api/unsubscribe"],
    ["POST", "/api/unsubscribe"],
  ),
  ...rows(
    "user",
    ["GET", "/api/auth/verify"],
    ["POST", "/api/auth/change-password"],
    ["DELETE", "/api/user"],
    ["GET", "/api/user/assessments"],
    ["GET", "/api/user/data"],
    ["POST", "/api/user/link-assessment"],
    ["PUT", "/api/assessments/[id]/link"],
  ),
  ...rows(
    "admin",
    ["GET", "/api/admin/users"],
    ["POST", "/api/admin/users"],
    ["PUT", "/api/admin/users/[id]"],
    ["DELETE", "/api/admin/users/[id]"],
    ["POST", "/api/admin/users/[id]/invite"],
    ["GET", "/api/admin/roadmaps"],
    ["GET", "/api/admin/roadmaps/[id]"],
    ["GET", "/api/admin/coupons"],
    ["POST", "/api/admin/coupons"],
    ["PATCH", "/api/admin/coupons/[id]"],
    ["GET", "/api/admin/export"],
    ["GET", "/api/admin/export/preview"],
    ["GET", "/api/admin/audit"],
    ["GET", "/api/admin/outbox"],
    ["GET", "/api/admin/outbox/[id]"],
    ["GET", "/api/admin/outbox/[id]/attachments/[index]"],
    ["GET", "/api/admin/jobs"],
    ["GET", "/api/admin/settings"],
    ["GET", "/api/admin/events"],
    ["POST", "/api/admin/events/[id]/replay"],
    ["POST", "/api/admin/jobs/[id]/retry"],
    ["GET", "/api/admin/setup-followup-questions"],
    ["POST", "/api/admin/setup-followup-questions"],
    ["DELETE", "/api/admin/setup-followup-questions"],
    ["GET", "/api/admin/assessments"],
    ["GET", "/api/admin/assessments/new"],
    ["GET", "/api/admin/assessments/[id]/details"],
    ["GET", "/api/admin/assessments/[id]/report"],
    ["GET", "/api/admin/assessments/[id]/interview-insights"],
    ["POST", "/api/admin/assessments/[id]/ai-recommendations"],
    ["DELETE", "/api/admin/assessments/[id]"],
    ["GET", "/api/admin/leads/owners"],
    ["PATCH", "/api/admin/leads/[id]"],
    ["POST", "/api/admin/leads/[id]/notes"],
    ["GET", "/api/admin/call-requests"],
    ["PATCH", "/api/admin/call-requests/[id]"],
    ["GET", "/api/admin/funnel"],
  ),
  ...rows("secret", ["GET", "/api/cron/jobs"]),
  ...rows("signed", ["POST", "/api/webhooks/stripe"], ["POST", "/api/webhooks/voice"]),
];
