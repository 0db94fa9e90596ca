import { useState } from "react";
import {
  type CostDraft,
  type CostProblems,
  countedIn,
  draftOf,
  emptyDraft,
  missingIn,
} from "@/lib/domain/own-cost/draft";
import { OWN_COST_FAILED, OWN_COST_LEFT_OUT, OWN_COST_SAVED } from "@/lib/domain/own-cost/messages";
import { type AskedCost, countedOf, isNoCost, type SaidCost } from "@/lib/domain/own-cost/own-cost";
import { reasonFor } from "@/lib/domain/own-cost/reason";
import { costOfAYear } from "@/lib/domain/own-cost/year";
import { api, detailOf } from "../api";
import { issuesIn } from "../issues";

interface Outcome {
  tone: "done" | "problem";
  text: string;
}

/** The figures as they are typed, what they come to, and what came of saving them or of leaving the sum out. */
export function useOwnCost(assessmentId: string, asked: AskedCost) {
  const known = countedOf(asked.kept) ?? asked.read;
  const [draft, setDraft] = useState(known === null ? emptyDraft(asked.what) : draftOf(known));
  const [kept, setKept] = useState(asked.kept);
  const [problems, setProblems] = useState<CostProblems>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSaving, setSaving] = useState(false);
  const counted = countedIn(draft);

  const type = (field: keyof CostDraft, value: string) => {
    setDraft((typed) => ({ ...typed, [field]: value }));
    setProblems((found) => ({ ...found, [field]: undefined }));
    setOutcome(undefined);
  };

  /** Gives back the first field that is not right. */
  const send = async (said: SaidCost): Promise<keyof CostDraft | undefined> => {
    setSaving(true);
    setOutcome(undefined);
    try {
      await api(
        `/api/assessments/${assessmentId}/own-cost`,
        isNoCost(said) ? { method: "DELETE" } : { method: "PUT", body: said },
      );
      setKept(said);
      setOutcome({ tone: "done", text: isNoCost(said) ? OWN_COST_LEFT_OUT : OWN_COST_SAVED });
      return undefined;
    } catch (error) {
      const refused = refusedIn(error);
      setProblems(refused);
      const first = firstOf(refused);
      if (first === undefined) setOutcome({ tone: "problem", text: detailOf(error, OWN_COST_FAILED) });
      return first;
    } finally {
      setSaving(false);
    }
  };

  const save = async (): Promise<keyof CostDraft | undefined> => {
    const missing = missingIn(draft);
    setProblems(missing);
    if (counted === null || Object.keys(missing).length > 0) return firstOf(missing);
    return send({ ...counted, what: draft.what });
  };

  const leaveOut = async () => {
    setProblems({});
    await send({ isNone: true });
  };

  return {
    ...{ draft, problems, outcome, isSaving, type, save, leaveOut },
    reason: reasonFor({ ...asked, kept }),
    isInReport: countedOf(kept) !== null || (kept === null && asked.isPrinted),
    year: counted === null ? null : costOfAYear(counted),
  };
}

const FIELDS = ["what", "many", "per", "each", "unit"] as const;
const firstOf = (problems: CostProblems) => FIELDS.find((field) => problems[field] !== undefined);

function refusedIn(error: unknown): CostProblems {
  const issues = issuesIn(error).filter(({ field }) => FIELDS.some((each) => each === field));
  return Object.fromEntries(issues.map(({ field, message }) => [field, message]));
}
