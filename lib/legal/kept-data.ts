import { KEPT_MS, LEADS_KEPT_MONTHS } from "@/lib/domain/retention";
import { DAY_MS, HOUR_MS } from "@/lib/domain/time";

/** One row of what the privacy notice says is kept. */
export interface KeptData {
  title: string;
  what: string;
  why: string;
  kept: string;
  /** The tables that it is in: together the rows name every one that holds something about a person. */
  tables: readonly string[];
}

const WITH_THE_ASSESSMENT = "As long as the assessment.";

/** What is kept, why and how long. Times come from the retention table itself, so that they cannot differ from it. */
export const KEPT_DATA: readonly KeptData[] = [
  {
    title: "Your answers",
    what: "Your name, title, email and company, and what you answered about your business, your own use of AI and, in step 5, your household; what you said that a sentence of yours is about.",
    why: "To calculate your score, to write your report and roadmap, and so that the chapter can follow up with you.",
    kept: `Until you delete them with your account, or ask us to. An assessment that was not unlocked, not saved to an account and not taken up by the chapter, itself or with another of yours, loses its names, its email and everything you typed after ${LEADS_KEPT_MONTHS} months, or another time that the operator sets. The figures and choices stay in the totals, without a name.`,
    tables: ["assessments"],
  },
  {
    title: "What is written from them",
    what: "Your report, roadmap and risks, the questions prepared for a call, and tools that were recommended.",
    why: "They are what you asked for.",
    kept: WITH_THE_ASSESSMENT,
    tables: [
      "reports",
      "roadmaps",
      "risks",
      "follow_up_questions",
      "ai_recommendations",
      "report_claims",
      "model_calls",
    ],
  },
  {
    title: "Your account",
    what: "Your email, a hash of your password (never the password itself), when you signed in and, where you turned two-step sign-in on, its key, encrypted.",
    why: "So that you find your reports on any device.",
    kept: "Until you delete the account. A sign-in: until it expires.",
    tables: ["users", "sessions", "two_steps", "bookmarks"],
  },
  {
    title: "Payments",
    what: "Amount, date, outcome, and the payment service's reference. Never a card number.",
    why: "To account for what was paid, and to refund it.",
    kept: "Kept after an assessment or account is deleted, because accounts must add up.",
    tables: ["payments"],
  },
  {
    title: "Calls and written answers",
    what: "The phone number that you give, encrypted. After a call by the voice agent, or after you have answered its questions in writing: what you said, summarized by topic, with short quotations.",
    why: "To call you, and to add to your report what you said.",
    kept: "As long as the assessment, or until you delete the insights from your written answers. Your word-for-word answers are deleted as soon as the summary is written.",
    tables: ["call_requests", "interviews", "interview_sections"],
  },
  {
    title: "Consent",
    what: "What you agreed to or withdrew, in which wording, and when.",
    why: "To respect it, and to be able to show it.",
    kept: "As long as the assessment or the account.",
    tables: ["consents"],
  },
  {
    title: "Messages to you",
    what: "Which message was sent and when. Where no email service is connected, also the message itself, for an administrator to pass on.",
    why: "So that each message is sent once.",
    kept: `The record: as long as the assessment or the account. A message kept in the database: ${inWords(KEPT_MS.keptMessage)}. A reset that was asked for an unknown address: ${inWords(KEPT_MS.droppedMessage)}.`,
    tables: ["emails", "outbox_messages", "outbox_attachments"],
  },
  {
    title: "Unsubscribed addresses",
    what: "A keyed hash of the address, from which it cannot be read.",
    why: "So that we do not write to it again.",
    kept: "For as long as the product runs.",
    tables: ["email_suppressions"],
  },
  {
    title: "Answers saved to finish on another device",
    what: "Only where you asked for it: your answers so far and your email, encrypted, and whether the chapter may contact you about them.",
    why: "So that you can continue on another device.",
    kept: `Until you complete the assessment or delete them, and for ${inWords(KEPT_MS.savedDraft)} at most.`,
    tables: ["drafts"],
  },
  {
    title: "Figures that compare firms",
    what: "Rounded figures of at least 11 firms, or of a chapter's group that knows its number, and which assessments were counted in them, by number. No name and no single answer.",
    why: "So that you see where your firm is among others, and so that no two publications differ by a single firm.",
    kept: "For as long as the product runs. The number of a deleted assessment points to nothing.",
    tables: ["comparison_counts", "comparison_publications", "cohorts", "cohort_publications"],
  },
  {
    title: "Links that you share",
    what: "The name that you gave the link, when it ends, and how often the report was opened.",
    why: "So that you can see who was given what, and end it.",
    kept: `${inWords(KEPT_MS.endedShare)} after the link has ended.`,
    tables: ["share_links"],
  },
  {
    title: "Downloads of your report",
    what: "On which days its PDF was downloaded: by you, by someone else with the assessment's link, or by a link that you shared. Nothing about the device or the network.",
    why: "So that the chapter knows whether you have the report when it calls you.",
    kept: WITH_THE_ASSESSMENT,
    tables: ["report_downloads"],
  },
  {
    title: "What your team answered",
    what: "Which choices a colleague made in ten questions about AI at the company, encrypted, and on which day. No name, no network address, no text. Once the check is closed: what all answers come to, and no single one.",
    why: "To show you where your team agrees.",
    kept: `Single answers: until the check is closed, which happens by itself when all have answered. What too few have answered: ${inWords(KEPT_MS.endedTeamCheck)} after its end. The result: as long as the assessment, or until you delete it.`,
    tables: ["team_checks", "team_replies"],
  },
  {
    title: "Proof that an assessment is yours",
    what: "Hashes of a key in your browser's cookie and of links in our messages.",
    why: "So that no one else can save, share or delete your assessment.",
    kept: `The key: ${inWords(KEPT_MS.ownerKey)}. A link: until it expires.`,
    tables: ["owner_keys", "ownership_tokens"],
  },
  {
    title: "Asking for your data without an account",
    what: "The email that was typed in, encrypted, and a hash of the link that was sent to it.",
    why: "So that only the reader of that mailbox is shown what is held under it.",
    kept: "One hour.",
    tables: ["data_links"],
  },
  {
    title: "The chapter's own notes",
    what: "What an administrator noted about working with you, and that the chapter's own systems were told of your assessment.",
    why: "So that the next conversation begins where the last one ended.",
    kept: WITH_THE_ASSESSMENT,
    tables: ["lead_notes", "outgoing_events"],
  },
  {
    title: "Audit log",
    what: "Who changed or viewed what, by id, not by content. Where an administrator deletes something, its name, encrypted.",
    why: "So that it can be told afterwards who looked at a record, and who changed it.",
    kept: "Not deleted: the database itself refuses to change this log.",
    tables: ["audit_events"],
  },
  {
    title: "Protection against abuse",
    what: "Keyed hashes of network addresses and accounts, with a count. No address itself.",
    why: "To slow down guessing and flooding.",
    kept: `${inWords(KEPT_MS.bucket)} after the last request.`,
    tables: ["rate_limits"],
  },
];

/** Tables with nothing about a person, each with the reason. */
export const NOTHING_PERSONAL: Readonly<Record<string, string>> = {
  coupon_codes: "codes that a chapter gives out",
  assessment_counts: "totals",
  figure_days: "totals",
  figure_weeks: "totals",
  figure_changes: "totals",
  campaigns: "links that a chapter gives out",
  funnel_events:
    "steps of the wizard, counted under a random number for one visit, with the campaign of its link",
  saved_views: "filters of the admins' list, under the names that they give them",
  vendor_alerts: "which service refused our requests",
  webhook_events: "ids of a service's own messages",
};

/** What stays in the browser, and is not sent anywhere but to us. */
export const ON_YOUR_DEVICE: readonly { title: string; text: string }[] = [
  {
    title: "Your draft.",
    text: "Answers that you have not submitted are saved on this device alone, unless you ask to finish on another one, and removed when you submit them.",
  },
  {
    title: "Your last result.",
    text: "The number of your last assessment, so that this device can lead you back to it.",
  },
  {
    title: "Your email.",
    text: "The one in the assessment that you submit, until you save your report in an account, sign out or close the tab, so that you need not type it again.",
  },
  {
    title: "Cookies.",
    text: `Only what the product needs: one keeps you signed in, one shows for ${inWords(KEPT_MS.ownerKey)} that an assessment is yours, one lets you sign in from a device that the account knows. No advertising and no analytics cookies.`,
  },
];

/** "90 days", "48 hours". */
export function inWords(ms: number): string {
  return ms % DAY_MS === 0 && ms > 2 * DAY_MS ? `${ms / DAY_MS} days` : `${ms / HOUR_MS} hours`;
}
