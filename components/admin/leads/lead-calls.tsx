import { useState } from "react";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import type { Serialized } from "@/lib/client/serialized";
import { CALL_NOT_SAVED } from "@/lib/domain/admin/messages";
import { labelOf } from "@/lib/domain/assessment/options";
import { shortAgo, shortMoment } from "@/lib/domain/dates";
import { CALL_STATES, CallState, type LeadCall, voiceStatus } from "@/lib/domain/lead/call-requests";
import { PhoneLink } from "../shell/phone-link";
import { Section } from "./lead-facts";
import { SavedSelect } from "./saved-select";

interface LeadCallsProps {
  calls: readonly Serialized<LeadCall>[];
  /** Asks for them again; ends when the new ones are there. */
  onChanged: () => unknown;
}

/** The lead's call requests, each with number and outcome; nothing where there are none. */
export const LeadCalls = ({ calls, onChanged }: LeadCallsProps) =>
  calls.length === 0 ? null : (
    <Section title="Call Requests">
      <ul className="grid gap-4">
        {calls.map((call) => (
          <Call key={call.id} call={call} onChanged={onChanged} />
        ))}
      </ul>
    </Section>
  );

function Call({ call, onChanged }: { call: Serialized<LeadCall>; onChanged: () => unknown }) {
  const [wanted, setWanted] = useState<CallState | null>(null);
  const [problem, setProblem] = useState("");
  const voice = voiceStatus(call.voice);

  const change = async (state: CallState) => {
    setWanted(state);
    setProblem("");
    try {
      await adminApi(`/api/admin/call-requests/${call.id}`, { method: "PATCH", body: { state } });
      await onChanged();
    } catch (error) {
      if (!isSessionOver(error)) setProblem(detailOf(error, CALL_NOT_SAVED));
    }
    setWanted(null);
  };

  return (
    <li className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="min-w-0">
        <PhoneLink number={call.phoneNumber} />
        <p className="text-muted-foreground">
          {`Asked for a call ${shortAgo(new Date(call.requestedAt), new Date())} · ${shortMoment(call.requestedAt)}`}
        </p>
        {voice !== null && <p className="text-muted-foreground">{voice}</p>}
        {call.handledAt !== null && (
          <p className="break-words text-muted-foreground">
            {`${labelOf(CALL_STATES, call.state)} · ${shortMoment(call.handledAt)} · ${call.handledBy ?? byDeletedAdmin(call)}`}
          </p>
        )}
      </div>
      <SavedSelect
        label="Call state"
        value={wanted ?? call.state}
        options={CALL_STATES}
        isSaving={wanted !== null}
        problem={problem}
        onChoose={(state) => void change(CallState.parse(state))}
      />
    </li>
  );
}

const byDeletedAdmin = ({ voice }: Serialized<LeadCall>): string =>
  voice === "done" ? "voice agent" : "deleted account";
