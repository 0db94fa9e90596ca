import { useState } from "react";
import { detailOf } from "../api";
import { issuesIn } from "../issues";

interface Refused {
  atField?: string | undefined;
  text?: string | undefined;
}

/**
 * One call at a time, of a button or a short form: whether it is under way, and in words why it was refused, at the
 * form's one field where the server names that.
 */
export function useCall(field?: string) {
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<Refused>({});

  const call = async (work: () => Promise<void>, otherwise: string) => {
    setPending(true);
    setRefused({});
    try {
      await work();
    } catch (error) {
      const atField = issuesIn(error).find((issue) => issue.field === field)?.message;
      setRefused(atField === undefined ? { text: detailOf(error, otherwise) } : { atField });
    } finally {
      setPending(false);
    }
  };
  return { call, isPending, problem: refused.text, fieldProblem: refused.atField };
}
