import { useEffect, useRef, useState } from "react";
import type { Draft } from "@/lib/client/draft";
import { loadSaved, saveAgain } from "@/lib/client/draft-calls";
import { navigate } from "@/lib/client/navigate";
import { readSavedDraft, type SavedDraft } from "@/lib/client/saved-draft";

/**
 * Saves with the server at each Continue, once that was asked for. Without a connection nothing is lost: the device
 * keeps the answers as ever, and the next Continue tries again.
 */
export function useSavedDraft(step: number, draft: () => Draft) {
  const [saved, setSaved] = useState(readSavedDraft);
  const [isOvertaken, setOvertaken] = useState(false);
  /** One after the other: two at once would save over the same version. */
  const line = useRef(Promise.resolve());
  const known = useRef(saved);
  const shown = useRef(step);
  const keep = (now: SavedDraft | null) => {
    known.current = now;
    setSaved(now);
    setOvertaken(false);
  };

  const save = async (present: Draft) => {
    if (known.current === null) return;
    const now = await saveAgain(present, known.current);
    if (now === "newer") setOvertaken(true);
    else keep(now === "ended" ? null : now);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: Continue alone saves, not each answer
  useEffect(() => {
    const isContinued = step > shown.current;
    shown.current = step;
    if (!isContinued || isOvertaken) return;
    const present = draft();
    line.current = line.current.then(() => save(present)).catch(() => undefined);
  }, [step]);

  return {
    saved,
    keep,
    /** Whether another device or tab has gone on: this one saves no more. */
    isOvertaken,
    /** Shows what was saved there, in place of what is here. */
    loadNewer: async () => {
      if (known.current !== null && (await loadSaved(known.current))) navigate.instead("/assessment");
    },
  };
}
