import { useState } from "react";
import { adminApi } from "@/lib/client/admin-session";
import type { Serialized } from "@/lib/client/serialized";
import { CALL_NOT_SAVED } from "@/lib/domain/admin/messages";
import { timeOfDay } from "@/lib/domain/dates";
import type { LeadWork } from "@/lib/domain/lead/details";
import { CALL_OUTCOMES, type CallOutcome } from "@/lib/domain/lead/logged-call";
import { Menu, MenuItem } from "../shell/menu";
import { useSave } from "../shell/use-save";

interface LogCallProps {
  id: string;
  /** With the work as it is now: a call that was logged can move the stage. */
  onLogged: (work: Serialized<LeadWork>) => unknown;
}

interface Logged {
  work: Serialized<LeadWork>;
  words: string;
}

/** "Log Call": reached, voicemail or booked, said right here once it is saved. */
export function LogCall({ id, onLogged }: LogCallProps) {
  const [said, setSaid] = useState("");
  const { problems, isSaving, send } = useSave(async ({ work, words }: Logged) => {
    const refreshed = onLogged(work);
    setSaid(words);
    await refreshed;
  });
  const log = (outcome: CallOutcome, label: string) =>
    send(
      async () => {
        const path = `/api/admin/leads/${id}/calls`;
        const work = await adminApi<Logged["work"]>(path, { method: "POST", body: { outcome } });
        return { work, words: `${label}, logged at ${timeOfDay(new Date())}` };
      },
      null,
      CALL_NOT_SAVED,
    );
  return (
    <>
      <Menu label="Log Call" hint="l" isBusy={isSaving}>
        {CALL_OUTCOMES.map(({ value, label }) => (
          <MenuItem key={value} onSelect={() => void log(value, label)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {/* On a line of its own after all buttons, none of which moves. */}
      <span
        role="status"
        className="order-last basis-full text-muted-foreground text-xs empty:sr-only max-sm:col-span-2"
      >
        {problems.all ?? said}
      </span>
    </>
  );
}
