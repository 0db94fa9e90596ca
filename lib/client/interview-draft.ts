import { v4 as newKey } from "uuid";
import { ANSWER_MAX_CHARACTERS, PROBES, type ProbeKind } from "@/lib/domain/interview/probe";
import { SECTION_KEYS, type Subject } from "@/lib/domain/interview/subject";

export type BoxName = "primary" | "probe" | "followup";

/** What was typed on one subject, and how many of its boxes are open. */
export interface SubjectDraft {
  primary: string;
  probe: string;
  followup: string;
  /** The question that was asked after the first answer; null where none was lacking, or none yet. */
  asked: ProbeKind | null;
  isFollowedUp: boolean;
}

/** Answers in writing as they are kept on this device. `at`: 0 the beginning, then a subject each, then the end. */
export interface InterviewDraft {
  subjects: Record<Subject, SubjectDraft>;
  at: number;
  /** Idempotency key: the same answers sent twice are one interview. */
  key: string;
}

export const LAST_SCREEN = SECTION_KEYS.length + 1;

const keyOf = (id: string): string => `interviewDraft:${id}`;
const EMPTY: SubjectDraft = { primary: "", probe: "", followup: "", asked: null, isFollowedUp: false };

export const emptyDraft = (): InterviewDraft => ({
  subjects: {
    business_challenges: EMPTY,
    ai_tools_and_workflow: EMPTY,
    confidence_reflection: EMPTY,
  },
  at: 0,
  key: newKey(),
});

/** The answers kept on this device; null where there are none, or none that can be read. */
export function readInterviewDraft(id: string): InterviewDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null");
    if (!isRecord(kept) || !isRecord(kept.subjects)) return null;
    const draft = emptyDraft();
    for (const subject of SECTION_KEYS) draft.subjects[subject] = subjectFrom(kept.subjects[subject]);
    return {
      ...draft,
      at: typeof kept.at === "number" && kept.at >= 0 && kept.at <= LAST_SCREEN ? Math.floor(kept.at) : 0,
      key: typeof kept.key === "string" ? kept.key : draft.key,
    };
  } catch {
    return null;
  }
}

/** Where the device keeps nothing, the answers last as long as the page. */
export function saveInterviewDraft(id: string, draft: InterviewDraft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // Storage is full, or switched off.
  }
}

export function forgetInterviewDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Without storage there was no draft either.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function subjectFrom(kept: unknown): SubjectDraft {
  if (!isRecord(kept)) return EMPTY;
  const textOf = (value: unknown): string =>
    typeof value === "string" ? value.slice(0, ANSWER_MAX_CHARACTERS) : "";
  return {
    primary: textOf(kept.primary),
    probe: textOf(kept.probe),
    followup: textOf(kept.followup),
    asked: isProbe(kept.asked) ? kept.asked : null,
    isFollowedUp: kept.isFollowedUp === true,
  };
}

const isProbe = (value: unknown): value is ProbeKind =>
  typeof value === "string" && Object.hasOwn(PROBES, value);
