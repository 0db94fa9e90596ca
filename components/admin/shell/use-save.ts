import { useState } from "react";
import { isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { issuesIn } from "@/lib/client/issues";
import { toast } from "@/lib/client/toast";

type Problems = Partial<Record<string, string>>;

export interface Checked {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
}

/**
 * What a form or a button sends: whether it is under way, and what is wrong with which field; `all` where with none. It is
 * under way until `onSaved`, which gets the answer, has ended. Where `done` is null, what was done is said in its own place.
 */
export function useSave<Answer = unknown>(onSaved: (answer: Answer) => unknown) {
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setSaving] = useState(false);

  /** False where a field is wrong, which is then said. */
  const check = ({ error }: Checked): boolean => {
    if (error === undefined) return true;
    setProblems(Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])));
    return false;
  };

  const send = async (work: () => Promise<Answer>, done: string | null, failed: string) => {
    setSaving(true);
    setProblems({});
    try {
      const answer = await work();
      if (done !== null) toast({ title: done, tone: "good" });
      await onSaved(answer);
    } catch (error) {
      if (isSessionOver(error)) return;
      const issues = issuesIn(error);
      setProblems(
        issues.length === 0
          ? { all: detailOf(error, failed) }
          : Object.fromEntries(issues.map(({ field, message }) => [field, message])),
      );
    } finally {
      setSaving(false);
    }
  };
  const clear = () => setProblems({});
  return { problems, isSaving, check, send, clear };
}
