import { challengeLabel } from "../assessment/challenge-label";
import { labelOf, labelOfOneOrMore } from "../assessment/options";
import { ADMIN_SECTIONS } from "../assessment/questions/question";
import { STORED_QUESTIONS, type StoredQuestion } from "../assessment/questions/questions";
import { shortDate } from "../dates";
import { CALL_STATES } from "../lead/call-requests";
import { localTime } from "../local-time";
import { paymentBadge } from "../payment/payment-badge";
import { fittingCell } from "./safe-cell";
import type { WorkbookRow } from "./workbook-row";

/** A text, a number, a moment on the wall clock of British Columbia as if it were UTC, or nothing. */
export type WorkbookCell = string | number | Date | null;

export interface WorkbookColumn {
  /** Its name in an address. */
  key: string;
  label: string;
  group: string;
  /** In characters. */
  width: number;
  isTime?: true;
  cellOf: (row: WorkbookRow) => WorkbookCell;
}

const WORK = "Work on the lead";
const SCORES = "Scoring & Results";
export const COLUMN_GROUPS = [...ADMIN_SECTIONS, SCORES, WORK] as const;

/** What a person reads of an answer: labels, not the values that are stored. */
function answerIn(question: StoredQuestion, answer: unknown): WorkbookCell {
  if (answer === null || answer === undefined || answer === "") return null;
  switch (question.kind) {
    case "challenges":
      return listed(answer, challengeLabel);
    case "checkboxes":
      return listed(answer, (pick) => labelOf(question.options, pick));
    case "select":
    case "radio":
      return fittingCell(labelOfOneOrMore(question.options, String(answer)));
    case "slider":
      return Number(answer);
    default:
      return fittingCell(String(answer));
  }
}

const listed = (answer: unknown, nameOf: (pick: string) => string): string | null =>
  Array.isArray(answer) && answer.length > 0
    ? fittingCell(answer.map((pick) => nameOf(String(pick))).join("; "))
    : null;

const WIDTHS: Partial<Record<StoredQuestion["kind"], number>> = {
  slider: 12,
  select: 22,
  radio: 18,
  email: 30,
  line: 26,
};
const WIDE = 44;

/** Every question that admins read beside a lead. What was answered about the household has no place there. */
const ANSWERS: readonly WorkbookColumn[] = STORED_QUESTIONS.flatMap((question) =>
  question.admin === null || question.isAboutHome === true
    ? []
    : [
        {
          key: question.key,
          label: question.admin.label,
          group: question.admin.section,
          width: WIDTHS[question.kind] ?? WIDE,
          cellOf: ({ fields }) => answerIn(question, fields[question.key]),
        },
      ],
);

const textIn = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? fittingCell(value) : null;
const numberIn = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** Excel's times have no zone: what it shows is what the wall clock said. */
function momentIn(value: unknown): Date | null {
  if (typeof value !== "string") return null;
  const { year, month, day, hour, minute } = localTime(new Date(value));
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

/** Every column that can be chosen, in the order of the sheet. */
export const WORKBOOK_COLUMNS: readonly WorkbookColumn[] = [
  {
    key: "submitted",
    label: "Submitted (Pacific time)",
    group: WORK,
    width: 18,
    isTime: true,
    cellOf: ({ fields }) => momentIn(fields.createdAt),
  },
  ...ANSWERS,
  {
    key: "phone",
    label: "Phone, as left for a call",
    group: WORK,
    width: 18,
    cellOf: ({ calls }) => textIn(calls[0]?.phoneNumber),
  },
  {
    key: "call",
    label: "Call request",
    group: WORK,
    width: 16,
    cellOf: ({ calls }) => (calls[0] === undefined ? null : labelOf(CALL_STATES, calls[0].state)),
  },
  {
    key: "campaign",
    label: "Campaign",
    group: SCORES,
    width: 16,
    cellOf: ({ fields }) => textIn(fields.campaign),
  },
  {
    key: "readiness",
    label: "Readiness, of 100",
    group: SCORES,
    width: 12,
    cellOf: ({ fields }) => numberIn(fields.aiReadinessScore),
  },
  {
    key: "leadScore",
    label: "Lead score, of 10",
    group: SCORES,
    width: 12,
    cellOf: ({ fields }) => numberIn(fields.leadScore),
  },
  {
    key: "status",
    label: "Status",
    group: SCORES,
    width: 14,
    cellOf: ({ fields }) => textIn(fields.status),
  },
  {
    key: "payment",
    label: "Payment",
    group: SCORES,
    width: 14,
    cellOf: ({ fields }) => paymentBadge(String(fields.paymentStatus)).label,
  },
  {
    key: "coupon",
    label: "Coupon",
    group: SCORES,
    width: 16,
    cellOf: ({ fields }) => textIn(fields.couponCode),
  },
  {
    key: "unlocked",
    label: "Unlocked (Pacific time)",
    group: SCORES,
    width: 18,
    isTime: true,
    cellOf: ({ fields }) => momentIn(fields.paidAt),
  },
  { key: "stage", label: "Stage", group: WORK, width: 14, cellOf: ({ fields }) => textIn(fields.stage) },
  { key: "owner", label: "Owner", group: WORK, width: 28, cellOf: ({ fields }) => textIn(fields.owner) },
  {
    key: "nextActionOn",
    label: "Next action on",
    group: WORK,
    width: 14,
    cellOf: ({ fields }) => textIn(fields.nextActionOn),
  },
  { key: "notes", label: "Notes", group: WORK, width: 60, cellOf: ({ notes }) => notesIn(notes) },
];

/** The newest first, each with its day and who wrote it. */
function notesIn(notes: WorkbookRow["notes"]): string | null {
  if (notes.length === 0) return null;
  return fittingCell(
    notes
      .map(
        ({ text, author, createdAt }) => `${shortDate(createdAt)}, ${author ?? "a deleted account"}: ${text}`,
      )
      .join("\n"),
  );
}
