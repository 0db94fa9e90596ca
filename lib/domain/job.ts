/** Work that must not get lost, by name, with what each needs: ids only, never anything about a person. */
export interface JobPayloads {
  roadmap: { assessmentId: string };
  questions: { assessmentId: string };
  report: { assessmentId: string };
  email: { emailId: string };
  call: { callRequestId: string };
  reconcile: Record<string, never>;
  cleanup: Record<string, never>;
}

export type JobKind = keyof JobPayloads;
