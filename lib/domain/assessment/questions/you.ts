import { COUNT_ASKED, COUNT_ME, COUNT_NOTICE, LEAVE_OUT } from "../../comparison/asking";
import { EMAIL_INVALID, FOLLOW_UP_CONSENT } from "../messages";
import type { Group } from "./question";

export const YOU = {
  title: "You",
  reason: "Your name and title appear at the top of your report.",
  questions: [
    {
      key: "executiveName",
      kind: "line",
      label: "Your name",
      required: "Executive name is required",
      autoComplete: "name",
      admin: { section: "Executive Profile", place: 1, label: "Name" },
    },
    {
      key: "executiveTitle",
      kind: "line",
      label: "Your title",
      required: "Please enter your title",
      autoComplete: "organization-title",
      suggestions: ["CEO", "Chairman", "President", "Managing Director", "Managing Partner", "Board Member"],
      promptLabel: "title",
      admin: { section: "Executive Profile", place: 2, label: "Title" },
    },
    {
      key: "executiveEmail",
      kind: "email",
      label: "Your email",
      hint: "We use this only to send your results, receipt and report.",
      privacy: { at: "in-short", text: "Privacy" },
      required: EMAIL_INVALID,
      isPrivate: true,
      admin: { section: "Executive Profile", place: 3, label: "Email" },
    },
    { key: "followUpEmail", kind: "consent", label: FOLLOW_UP_CONSENT, admin: null },
    {
      key: "comparison",
      kind: "consent",
      hint: COUNT_NOTICE,
      label: LEAVE_OUT,
      whereAsked: { hint: COUNT_ASKED, label: COUNT_ME },
      admin: null,
    },
  ],
} as const satisfies Group;
