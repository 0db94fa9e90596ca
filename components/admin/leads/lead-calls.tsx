import { useId, useState } from "react";
import { Select } from "@/components/ui/input";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import type { Serialized } from "@/lib/client/serialized";
import { CALL_NOT_SAVED } from "@/lib/domain/admin/messages";
import { shortAgo, shortMoment } from "@/lib/domain/dates";
import { CALL_STATES, CallState, type LeadCall, voiceStatus } from "@/lib/domain/lead/call-requests";
import { PhoneLink } from "../shell/phone-link";
import { Section } from "./lead-facts";

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
  const id = useId();
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
            {`${labelOf(call.state)} · ${shortMoment(call.handledAt)} · ${call.handledBy ?? byDeletedAdmin(call)}`}
          </p>
        )}
      </div>
      <div className="grid content-start gap-1">
        <div className="flex items-baseline justify-between gap-2 text-muted-foreground text-xs">
          <label htmlFor={id}>Call state</label>
          <span role="status">{wanted === null ? "" : "Saving..."}</span>
        </div>
        <Select
          id={id}
          className="sm:text-sm!"
          value={wanted ?? call.state}
          aria-invalid={problem !== "" || undefined}
          aria-describedby={problem === "" ? undefined : `${id}-problem`}
          onChange={(event) => void change(CallState.parse(event.target.value))}
        >
          {CALL_STATES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {problem !== "" && (
          <p id={`${id}-problem`} role="alert" className="font-medium text-destructive">
            {problem}
          </p>
        )}
      </div>
    </li>
  );
}

const labelOf = (state: CallState): string =>
  CALL_STATES.find(({ value }) => value === state)?.label ?? state;

const byDeletedAdmin = ({ voice }: Serialized<LeadCall>): string =>
  voice === "done" ? "voice agent" : "deleted account";
