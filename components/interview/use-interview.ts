import { useEffect, useState } from "react";
import { api, detailOf } from "@/lib/client/api";
import {
  type BoxName,
  emptyDraft,
  forgetInterviewDraft,
  type InterviewDraft,
  LAST_SCREEN,
  readInterviewDraft,
  type SubjectDraft,
  saveInterviewDraft,
} from "@/lib/client/interview-draft";
import { INTERVIEW_FAILED, NOTHING_ANSWERED } from "@/lib/domain/interview/messages";
import { isAnswered, probeOf } from "@/lib/domain/interview/probe";
import { SECTION_KEYS, type Subject } from "@/lib/domain/interview/subject";

/** The answers in writing: kept on this device at each change, sent at the end, and then forgotten here. */
export function useInterview(id: string) {
  const [draft, setDraft] = useState<InterviewDraft | null>(null);
  const [state, setState] = useState<"writing" | "pending" | "done">("writing");
  const [problem, setProblem] = useState<string>();

  // The server knows nothing of the draft, so the first render is without it.
  useEffect(() => setDraft(readInterviewDraft(id) ?? emptyDraft()), [id]);

  const change = (next: InterviewDraft) => {
    setDraft(next);
    setProblem(undefined);
    saveInterviewDraft(id, next);
  };
  const changeSubject = (subject: Subject, part: Partial<SubjectDraft>) => {
    if (draft === null) return;
    const subjects = { ...draft.subjects, [subject]: { ...draft.subjects[subject], ...part } };
    change({ ...draft, subjects });
  };

  const finish = async () => {
    if (draft === null) return;
    const answers = answersOf(draft);
    if (!answers.some(isAnswered)) return setProblem(NOTHING_ANSWERED);
    setState("pending");
    try {
      const headers = { "Idempotency-Key": draft.key };
      await api(`/api/assessments/${id}/interview`, { method: "POST", body: { answers }, headers });
      forgetInterviewDraft(id);
      setState("done");
    } catch (error) {
      setState("writing");
      setProblem(detailOf(error, INTERVIEW_FAILED));
    }
  };

  return {
    draft,
    state,
    problem,
    goTo: (at: number) => draft !== null && change({ ...draft, at: Math.min(Math.max(at, 0), LAST_SCREEN) }),
    write: (subject: Subject, box: BoxName, text: string) => changeSubject(subject, { [box]: text }),
    open: changeSubject,
    finish,
  };
}

export type Interview = ReturnType<typeof useInterview>;

/** What is still to be asked on a subject after its last open box; null where that was all. */
export function nextBox({ primary, asked, isFollowedUp }: SubjectDraft): Partial<SubjectDraft> | null {
  if (isFollowedUp) return null;
  const probe = asked === null ? probeOf(primary) : null;
  return probe === null ? { isFollowedUp: true } : { asked: probe };
}

interface Said {
  subject: Subject;
  primary?: string;
  probe?: string;
  followup?: string;
}

const answersOf = ({ subjects }: InterviewDraft): Said[] =>
  SECTION_KEYS.flatMap((subject) => {
    const { primary, probe, followup } = subjects[subject];
    const said = Object.entries({ primary, probe, followup }).filter(([, text]) => text.trim() !== "");
    return said.length === 0 ? [] : [{ subject, ...Object.fromEntries(said) }];
  });
