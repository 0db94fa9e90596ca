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
import { type AskedCost, countedOf } from "@/lib/domain/own-cost/own-cost";
import { costOfAYear } from "@/lib/domain/own-cost/year";
import { api, detailOf } from "../api";
import { issuesIn } from "../issues";

interface Outcome {
  tone: "done" | "problem";
  text: string;
}

/** The figures as they are typed, what they come to, and what came of saving them or of leaving the sum out. */
export function useOwnCost(assessmentId: string, { what, read, kept, isPrinted }: AskedCost) {
  const known = countedOf(kept) ?? read;
  const [draft, setDraft] = useState(known === null ? emptyDraft(what) : draftOf(known));
  const [problems, setProblems] = useState<CostProblems>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSaving, setSaving] = useState(false);
  const [isInReport, setInReport] = useState(isPrinted || countedOf(kept) !== null);
  const counted = countedIn(draft);

  const type = (field: keyof CostDraft, value: string) => {
    setDraft((typed) => ({ ...typed, [field]: value }));
    setProblems((found) => ({ ...found, [field]: undefined }));
    setOutcome(undefined);
  };

  /** Gives back the first field that is not right. */
  const send = async (said: { body: unknown } | "none"): Promise<keyof CostDraft | undefined> => {
    setSaving(true);
    setOutcome(undefined);
    try {
      const request = said === "none" ? { method: "DELETE" as const } : { method: "PUT" as const, ...said };
      await api(`/api/assessments/${assessmentId}/own-cost`, request);
      setInReport(said !== "none");
      setOutcome({ tone: "done", text: said === "none" ? OWN_COST_LEFT_OUT : OWN_COST_SAVED });
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
    return send({ body: { ...counted, what: draft.what } });
  };

  const leaveOut = async () => {
    setProblems({});
    await send("none");
  };

  return {
    ...{ draft, problems, outcome, isSaving, isInReport, type, save, leaveOut },
    year: counted === null ? null : costOfAYear(counted),
  };
}

const FIELDS = ["what", "many", "per", "each", "unit"] as const;
const firstOf = (problems: CostProblems) => FIELDS.find((field) => problems[field] !== undefined);

function refusedIn(error: unknown): CostProblems {
  const issues = issuesIn(error).filter(({ field }) => FIELDS.some((each) => each === field));
  return Object.fromEntries(issues.map(({ field, message }) => [field, message]));
}
