import { useState } from "react";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { ApiError, detailOf } from "@/lib/client/api";
import type { Serialized } from "@/lib/client/serialized";
import { LEAD_NOT_SAVED } from "@/lib/domain/admin/messages";
import { type LeadChange, LeadWork } from "@/lib/domain/lead/details";

type Work = Serialized<LeadWork>;
/** Stage, owner or next action, as it is or should be; null is none. */
export type LeadField = "leadStatus" | "leadOwnerId" | "nextActionOn";

interface Conflict {
  /** What one chose, and what another admin has made of it in the meantime. */
  mine: string | null;
  theirs: string | null;
  version: number;
}

/** One field of a lead that is saved as it is chosen: what it shows, and what came of saving it. */
export function useLeadChange(id: string, field: LeadField, work: Work, onChanged: (work?: Work) => unknown) {
  const [wanted, setWanted] = useState<{ value: string | null } | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [problem, setProblem] = useState("");
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const send = async (value: string | null, version: number, isAgain = false): Promise<void> => {
    setWanted({ value });
    setSavedAt(null);
    setProblem("");
    setConflict(null);
    let saved: Work | undefined;
    try {
      saved = await adminApi<Work>(`/api/admin/leads/${id}`, {
        method: "PATCH",
        body: bodyOf(field, value, version),
      });
      setSavedAt(new Date());
    } catch (error) {
      const current = currentOf(error);
      // The other one changed the other field: this one is still as it was seen.
      if (current !== null && current[field] === work[field] && !isAgain)
        return send(value, current.version, true);
      if (current !== null) setConflict({ mine: value, theirs: current[field], version: current.version });
      else if (!isSessionOver(error)) setProblem(detailOf(error, LEAD_NOT_SAVED));
    }
    await onChanged(saved);
    setWanted(null);
  };

  return {
    value: wanted === null ? work[field] : wanted.value,
    isSaving: wanted !== null,
    savedAt,
    problem,
    conflict,
    choose: (value: string | null) => send(value, work.version),
    /** Of two values, the other's: it is saved already. */
    discardOwn: () => setConflict(null),
    takeMine: () => conflict && send(conflict.mine, conflict.version, true),
  };
}

function bodyOf(field: LeadField, value: string | null, version: number): LeadChange {
  if (field === "leadOwnerId") return { ownerId: value, version };
  if (field === "nextActionOn") return { nextActionOn: value, version };
  return { status: LeadWork.shape.leadStatus.parse(value), version };
}

const Current = LeadWork.pick({ leadStatus: true, leadOwnerId: true, nextActionOn: true, version: true });

/** What the server has, where it refused because that is no longer what one saw. */
function currentOf(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const parsed = Current.safeParse(error.body.current);
  return parsed.success ? parsed.data : null;
}
