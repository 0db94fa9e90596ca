import { colleague } from "@/tests/fixtures/teams";
import { submission, TEST_CARD } from "@/tests/support/submission";

/**
 * A call as it is meant. `$words` stand for what is there by then: see `Names` in world.ts. `answers` is what it gets
 * where that is not a success: what it needs cannot be had here.
 */
export interface Example {
  query?: Record<string, string>;
  body?: unknown;
  params?: Record<string, string>;
  headers?: Record<string, string>;
  answers?: number;
  /** Ends the session that it rides on, so each time it gets one of its own. */
  endsSession?: true;
}

const onAssessment = (name: string) => ({ params: { id: name } });

/** One for every call of the product, by method and path. Without one, the test on it fails. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  "POST /api/assessments": { body: submission({ executiveEmail: "$email", followUpEmail: true }) },
  "GET /api/assessments/[id]": onAssessment("$paid"),
  "POST /api/assessments/[id]/own": {
    ...onAssessment("$open"),
    body: { token: "x".repeat(43) },
    answers: 404,
  },
  "GET /api/assessments/[id]/payment-status": onAssessment("$linked"),
  "GET /api/assessments/[id]/report": onAssessment("$paid"),
  "GET /api/assessments/[id]/report.pdf": { ...onAssessment("$paid"), query: { family: "included" } },
  "GET /api/assessments/[id]/files/[name]": { params: { id: "$paid", name: "plan.ics" } },
  "GET /api/assessments/[id]/interview-insights": onAssessment("$linked"),
  "GET /api/assessments/[id]/what-if": onAssessment("$paid"),
  "PUT /api/assessments/[id]/target": { ...onAssessment("$paid"), body: { keys: [] } },
  "GET /api/assessments/[id]/progress": { ...onAssessment("$linked"), answers: 403 },
  "GET /api/assessments/[id]/interview": onAssessment("$paid"),
  "POST /api/assessments/[id]/interview": {
    ...onAssessment("$paid"),
    headers: { "Idempotency-Key": "$uuid" },
    body: {
      answers: [
        {
          subject: "business_challenges",
          primary: "Quotes take nine days, and we lose jobs because of it.",
          followup: "Days.",
        },
        { subject: "ai_tools_and_workflow", primary: "None so far.", probe: "A letter last week." },
      ],
    },
  },
  "DELETE /api/assessments/[id]/interview": onAssessment("$paid"),
  "GET /api/assessments/[id]/shares": onAssessment("$paid"),
  "POST /api/assessments/[id]/shares": {
    ...onAssessment("$paid"),
    body: { label: "Board meeting", days: 30, withInterview: true, withTeam: false },
  },
  "DELETE /api/assessments/[id]/shares/[shareId]": { params: { id: "$shared", shareId: "$shareId" } },
  "GET /api/assessments/[id]/team": onAssessment("$asked"),
  "POST /api/assessments/[id]/team": { ...onAssessment("$paid"), body: { expected: 5 } },
  "DELETE /api/assessments/[id]/team": onAssessment("$paid"),
  "POST /api/assessments/[id]/team/close": { ...onAssessment("$asked"), body: {}, answers: 409 },
  "POST /api/assessments/[id]/team/extend": { ...onAssessment("$asked"), body: {} },
  "GET /api/team/[token]": { params: { token: "$teamToken" } },
  "POST /api/team/[token]/replies": {
    params: { token: "$teamToken" },
    body: { answers: colleague(), replyKey: "00000000-0000-4000-8000-000000000001" },
  },
  "GET /api/shared/[token]/report.pdf": { params: { token: "$shareToken" } },
  "GET /api/shared/[token]/files/[name]": { params: { token: "$shareToken", name: "deck.pptx" } },
  "POST /api/shared/[token]/opened": { params: { token: "$shareToken" } },
  "POST /api/validate-coupon": { body: { code: "DEMO2025", assessmentId: "$open" } },
  "POST /api/process-payment": { body: { assessmentId: "$unpaid", amount: 49, cardDetails: TEST_CARD } },
  "POST /api/call-request": {
    body: { phone_number: "$phone", assessment_id: "$paid", consent: true },
  },
  "POST /api/funnel": { body: { visitId: "$uuid", step: "step_2" } },
  "POST /api/drafts": {
    body: {
      email: "$email",
      answers: submission(),
      step: 2,
      remind: true,
      mayContact: true,
      submissionKey: "$uuid",
    },
  },
  "PUT /api/drafts": {
    body: { answers: submission(), step: 3, version: 1, submissionKey: "$uuid" },
    headers: { "Draft-Key": "$uuid.x.x" },
    answers: 404,
  },
  "DELETE /api/drafts": { body: { token: "x".repeat(43) }, headers: { "Draft-Key": "$uuid.x.x" } },
  "POST /api/drafts/about": { body: { token: "x".repeat(43) }, answers: 404 },
  "POST /api/drafts/resume": {
    body: { token: "x".repeat(43) },
    headers: { "Draft-Key": "$uuid.x.x" },
    answers: 404,
  },
  "POST /api/your-data": { body: { email: "$email" } },
  "POST /api/your-data/open": { body: { token: "x".repeat(43) }, answers: 404 },
  "POST /api/your-data/change": {
    body: { token: "x".repeat(43), assessmentId: "$open", action: "withdraw", purpose: "ai_call" },
    answers: 404,
  },
  "POST /api/auth/login": { body: { email: "$myEmail", password: "$password" } },
  "POST /api/auth/register": { body: { email: "$email", password: "$password", assessmentId: "$open" } },
  "POST /api/auth/logout": { body: {}, endsSession: true },
  "POST /api/auth/reset-password": { body: { email: "$email" } },
  "POST /api/auth/reset-password-confirm": {
    body: { token: "x".repeat(43), newPassword: "$password" },
    answers: 400,
  },
  "GET /api/health": {},
  "GET /api/services": {},
  "GET /api/sample/report.pdf": {},
  "GET /api/unsubscribe": { query: { token: "$unsubscribe" } },
  "POST /api/unsubscribe": { query: { token: "$unsubscribe" }, body: {} },

  "GET /api/auth/verify": {},
  "POST /api/auth/change-password": {
    body: { oldPassword: "$password", newPassword: "Harbour-Stone-77" },
    endsSession: true,
  },
  "DELETE /api/user": { body: { password: "$password", deleteAssessments: true }, endsSession: true },
  "GET /api/user/assessments": {},
  "GET /api/user/data": {},
  "PUT /api/assessments/[id]/link": { ...onAssessment("$linked"), body: { closed: false }, answers: 403 },
  "GET /api/assessments/[id]/retake": { ...onAssessment("$linked"), answers: 403 },
  "PUT /api/assessments/[id]/reminder": { ...onAssessment("$linked"), body: { on: true }, answers: 403 },
  "POST /api/user/link-assessment": { body: { assessmentId: "$unowned" } },

  "GET /api/admin/users": { query: { q: "example", page: "1", limit: "20" } },
  "POST /api/admin/users": { body: { email: "$email", role: "user" } },
  "PUT /api/admin/users/[id]": { params: { id: "$spareUser" }, body: { email: "$email", role: "user" } },
  "DELETE /api/admin/users/[id]": { params: { id: "$spareUser" } },
  "POST /api/admin/users/[id]/invite": { params: { id: "$invited" }, body: {} },
  "GET /api/admin/roadmaps": { query: { page: "1", limit: "20" } },
  "GET /api/admin/roadmaps/[id]": { params: { id: "$roadmap" } },
  "GET /api/admin/coupons": {},
  "POST /api/admin/coupons": {
    body: { code: "$code", description: "Evening", maxUses: 5, expiresAt: "2031-01-31" },
  },
  "PATCH /api/admin/coupons/[id]": {
    params: { id: "$coupon" },
    body: { isActive: true, description: "Evening", maxUses: 7, expiresAt: null },
  },
  "GET /api/admin/export": { query: { format: "csv", type: "comprehensive", q: "Cedar" } },
  "GET /api/admin/export/preview": { query: { q: "a", payment: "paid", from: "2026-01-01" } },
  "GET /api/admin/audit": { query: { page: "1", limit: "20", action: "signed_in" } },
  "GET /api/admin/outbox": { query: { page: "1", limit: "20" } },
  "GET /api/admin/outbox/[id]": { params: { id: "$message" } },
  "GET /api/admin/outbox/[id]/attachments/[index]": { params: { id: "$message", index: "0" } },
  "GET /api/admin/jobs": {},
  "GET /api/admin/events": {},
  "GET /api/admin/settings": {},
  "POST /api/admin/events/[id]/replay": { params: { id: "$uuid" }, body: {}, answers: 503 },
  "POST /api/admin/jobs/[id]/retry": { params: { id: "$uuid" }, body: {}, answers: 404 },
  "GET /api/admin/setup-followup-questions": {},
  "POST /api/admin/setup-followup-questions": { body: {} },
  "DELETE /api/admin/setup-followup-questions": {},
  "GET /api/admin/assessments": {
    query: {
      q: "a",
      industry: "manufacturing",
      revenue: "under-1m",
      employees: "1-10",
      badge: "hot-lead",
      payment: "paid",
      status: "new",
      owner: "none",
      call: "requested",
      from: "2026-01-01",
      to: "2031-01-01",
      sort: "company",
      page: "1",
      limit: "20",
    },
  },
  "GET /api/admin/assessments/new": { query: { since: "2026-11-18T18:00:00Z", q: "a", payment: "paid" } },
  "GET /api/admin/assessments/[id]/details": onAssessment("$paid"),
  "GET /api/admin/assessments/[id]/report": onAssessment("$open"),
  "GET /api/admin/assessments/[id]/interview-insights": onAssessment("$paid"),
  "POST /api/admin/assessments/[id]/ai-recommendations": { ...onAssessment("$paid"), body: {} },
  "DELETE /api/admin/assessments/[id]": onAssessment("$disposable"),
  "GET /api/admin/leads/owners": {},
  "PATCH /api/admin/leads/[id]": {
    ...onAssessment("$open"),
    body: { status: "won", ownerId: null, version: 0 },
  },
  "POST /api/admin/leads/[id]/notes": { ...onAssessment("$open"), body: { text: "Called; asks for May." } },
  "GET /api/admin/call-requests": { query: { state: "waiting" } },
  "PATCH /api/admin/call-requests/[id]": { params: { id: "$call" }, body: { state: "reached" } },
  "GET /api/admin/drafts": {},
  "GET /api/admin/funnel": { query: { days: "30" } },

  "GET /api/cron/jobs": { headers: { Authorization: "Bearer $cronSecret" } },
  "POST /api/webhooks/stripe": { body: {}, answers: 503 },
  "POST /api/webhooks/voice": { body: {}, answers: 503 },
};

const csrf = { Cookie: "$csrfCookie" };

/** What the addresses that take any path are asked for, as method and address. */
export const CATCH_ALL: Readonly<Record<string, Example>> = {
  "GET /api/auth/session": {},
  "GET /api/auth/csrf": {},
  "GET /api/auth/providers": {},
  "GET /api/auth/signin": { query: { callbackUrl: "/my-reports", error: "CredentialsSignin" } },
  "GET /api/auth/signout": { query: { callbackUrl: "/" } },
  "GET /api/auth/error": { query: { error: "CredentialsSignin" } },
  "POST /api/auth/signin/credentials": {
    headers: csrf,
    body: { csrfToken: "$csrfToken", callbackUrl: "/my-reports", json: "true" },
  },
  "POST /api/auth/signout": {
    headers: csrf,
    body: { csrfToken: "$csrfToken", callbackUrl: "/", json: "true" },
    endsSession: true,
  },
  "POST /api/auth/callback/credentials": {
    headers: csrf,
    body: { csrfToken: "$csrfToken", email: "$myEmail", password: "$password", json: "true" },
  },
  "POST /api/auth/_log": { body: { code: "x", level: "error", message: "y" } },
  "GET /api/nowhere": { answers: 404 },
  "GET /api/admin/nowhere": { answers: 404 },
};
