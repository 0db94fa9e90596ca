import type { ReactElement } from "react";
import { ACCOUNT_CREATED_SUBJECT, AccountCreated } from "./account-created";
import { CALL_REQUESTED_SUBJECT, CallRequested } from "./call-requested";
import { DRAFT_LINK_SUBJECT, DraftLink } from "./draft-link";
import { DRAFT_REMINDER_SUBJECT, DraftReminder } from "./draft-reminder";
import { FOLLOW_UP_DUE_SUBJECT, FollowUpDue } from "./follow-up-due";
import { LEAD_QUALIFIED_SUBJECT, LeadQualified } from "./lead-qualified";
import { PASSWORD_CHANGED_SUBJECT, PasswordChanged } from "./password-changed";
import { PAYMENT_RETURNED_SUBJECT, PaymentReturned } from "./payment-returned";
import { RECEIPT_SUBJECT, Receipt } from "./receipt";
import { REFUND_FAILED_SUBJECT, RefundFailed } from "./refund-failed";
import { REPORT_READY_SUBJECT, ReportReady } from "./report-ready";
import { RESET_PASSWORD_SUBJECT, ResetPassword } from "./reset-password";
import { RETAKE_DUE_SUBJECT, RetakeDue } from "./retake-due";
import { ROADMAP_READY_SUBJECT, RoadmapReady } from "./roadmap-ready";
import { SIGN_IN_PAUSED_SUBJECT, SignInPaused } from "./sign-in-paused";
import { TEMPORARY_PASSWORD_SUBJECT, TemporaryPassword } from "./temporary-password";
import { TWO_STEP_CHANGED_SUBJECT, TwoStepChanged } from "./two-step-changed";
import { VENDOR_ALERT_SUBJECT, VendorAlert } from "./vendor-alert";
import { YOUR_DATA_SUBJECT, YourData } from "./your-data";

export const sender = { name: "Juniper Chapter", postalAddress: "100 Example Street, Victoria BC V8V 0A0" };
/** What a mischievous visitor would type. */
export const typed = {
  executiveName: 'Mallory "M" <script>alert(1)</script>',
  executiveTitle: "President & <b>Owner</b>",
  companyName: "evil.example https://evil.example/x?a=1&b=2 javascript:alert(1) mallory@evil.example",
};
export type Typed = typeof typed;

export const url = "https://chapter.example/report/3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa";

export const report = (names: Typed) => <ReportReady sender={sender} {...names} reportUrl={url} />;
export const extract = {
  stage: "Piloting",
  weakestLink: "A dedicated budget (Not yet)",
  quickWin: { title: "Write a one-page rule", firstStep: "The president: list what must stay out [2]." },
  phases: [
    { title: "Set direction", duration: "Days 0 to 30" },
    { title: "Prove it", duration: "Days 31 to 90" },
    { title: "Widen it", duration: "Months 4 to 12" },
  ],
};
export const roadmap = (names: Typed, isUnlocked = false) => (
  <RoadmapReady sender={sender} {...names} isUnlocked={isUnlocked} url={url} extract={extract} />
);
export const call = (names: Typed) => (
  <CallRequested
    sender={sender}
    {...names}
    phoneNumber="+16045550100"
    requestedAt="November 18, 2026 at 10:04 PT"
    adminUrl={url}
  />
);

export const receipt = ({ companyName }: Typed, isTest = false) => (
  <Receipt
    sender={sender}
    companyName={companyName}
    amount="US$49.00"
    paidOn="November 18, 2026"
    paymentId="pi_3Q0example"
    seller={{ name: "Juniper Forum", contact: "reports@chapter.example", refundDays: 14 }}
    isTest={isTest}
    resultsUrl={url}
  />
);
const returned = ({ companyName }: Typed) => (
  <PaymentReturned
    sender={sender}
    companyName={companyName}
    amount="US$49.00"
    paymentId="pi_3Q0example"
    resultsUrl={url}
  />
);
export const lead = (names: Typed) => (
  <LeadQualified sender={sender} {...names} leadScore={8} completedOn="November 18, 2026" adminUrl={url} />
);

const alert = () => (
  <VendorAlert
    sender={sender}
    title="Resend does not accept our key (401)"
    meanwhile="Until this is fixed, emails wait."
    advice="Check RESEND_API_KEY: the key may be mistyped or revoked, or belong to another account."
    since="November 18, 2026 at 10:04 PT"
    settingsUrl={url}
  />
);
const refundFailed = () => (
  <RefundFailed sender={sender} amount="US$49.00" paymentId="pi_3Q0example" adminUrl={url} />
);

const retakeDue = ({ companyName }: Typed) => (
  <RetakeDue sender={sender} companyName={companyName} takenOn="August 24, 2026" reportsUrl={url} />
);

const followUp = (names: Typed) => <FollowUpDue sender={sender} {...names} adminUrl={url} />;

export type Message = [string, string, (names: Typed) => ReactElement];

/** The messages that show free text. */
export const WITH_TYPED: Message[] = [
  ["report ready", REPORT_READY_SUBJECT, report],
  ["roadmap ready", ROADMAP_READY_SUBJECT, roadmap],
  ["call requested", CALL_REQUESTED_SUBJECT, call],
  ["receipt", RECEIPT_SUBJECT, receipt],
  ["payment returned", PAYMENT_RETURNED_SUBJECT, returned],
  ["retake due", RETAKE_DUE_SUBJECT, retakeDue],
  ["lead qualified", LEAD_QUALIFIED_SUBJECT, lead],
  ["follow-up due", FOLLOW_UP_DUE_SUBJECT, followUp],
];

export const created = () => <AccountCreated sender={sender} reportsUrl={url} />;
export const reset = () => <ResetPassword sender={sender} resetUrl={url} />;
export const changed = () => (
  <PasswordChanged sender={sender} changedAt="November 18, 2026 at 10:04 PT" signInUrl={url} />
);
const twoStep = () => (
  <TwoStepChanged sender={sender} isOn changedAt="November 18, 2026 at 10:04 PT" signInUrl={url} />
);
export const paused = () => (
  <SignInPaused sender={sender} pausedAt="November 18, 2026 at 10:04 PT" signInUrl={url} />
);
export const temporary = () => (
  <TemporaryPassword sender={sender} temporaryPassword="kR7-wTq2-Zm9x" signInUrl={url} />
);

const draft = { sender, resumeUrl: url, keptUntil: "December 22, 2026" };
const draftLink = () => <DraftLink {...draft} />;
const yourData = () => <YourData sender={sender} dataUrl={url} />;
const draftReminder = () => <DraftReminder {...draft} />;

/** Every message there is: its name, its subject, and the way to draw it. */
export const EMAILS: Message[] = [
  ...WITH_TYPED,
  ["account created", ACCOUNT_CREATED_SUBJECT, created],
  ["reset password", RESET_PASSWORD_SUBJECT, reset],
  ["password changed", PASSWORD_CHANGED_SUBJECT, changed],
  ["sign-in paused", SIGN_IN_PAUSED_SUBJECT, paused],
  ["two-step changed", TWO_STEP_CHANGED_SUBJECT, twoStep],
  ["temporary password", TEMPORARY_PASSWORD_SUBJECT, temporary],
  ["vendor alert", VENDOR_ALERT_SUBJECT, alert],
  ["draft link", DRAFT_LINK_SUBJECT, draftLink],
  ["draft reminder", DRAFT_REMINDER_SUBJECT, draftReminder],
  ["your data", YOUR_DATA_SUBJECT, yourData],
  ["refund failed", REFUND_FAILED_SUBJECT, refundFailed],
];
