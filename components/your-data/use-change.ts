import { useState } from "react";
import { ApiError, api, detailOf } from "@/lib/client/api";
import { saveFile } from "@/lib/client/download";
import * as say from "@/lib/domain/your-data/messages";
import type { DataAction, DataChanged } from "@/lib/domain/your-data/your-data";

export interface Change {
  action: DataAction;
  assessmentId?: string;
  purpose?: string;
}

interface UseChange {
  token: string;
  onChanged: () => Promise<void>;
  onEnded: () => void;
}

/** Asks for one thing at a time, says what was done, and shows what is held then. */
export function useChange({ token, onChanged, onEnded }: UseChange) {
  const [isPending, setPending] = useState(false);
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const change = async (wanted: Change) => {
    setPending(true);
    setDone(undefined);
    setProblem(undefined);
    try {
      const body = { token, ...wanted };
      const { message, file } = await api<DataChanged>("/api/your-data/change", {
        method: "POST",
        body,
        as: "visitor",
      });
      if (file !== undefined) saveFile(new Blob([file.content], { type: "application/json" }), file.name);
      await onChanged();
      setDone(message);
    } catch (error) {
      const isEnded =
        error instanceof ApiError && error.status === 404 && error.detail === say.DATA_LINK_ENDED;
      if (isEnded) onEnded();
      else setProblem(detailOf(error, say.CHANGE_FAILED));
    } finally {
      setPending(false);
    }
  };
  return { change: (wanted: Change) => void change(wanted), isPending, done, problem };
}
