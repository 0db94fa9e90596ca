import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { ChoiceRow } from "@/components/ui/choice-row";
import { api, detailOf } from "@/lib/client/api";
import { useWhatIf } from "@/lib/client/hooks/use-what-if";
import {
  REMOVE_TARGET,
  SET_TARGET,
  STAGE_HELD_BACK,
  standingText,
  TARGET_FAILED,
  TARGET_REMOVED,
  TARGET_SET,
  targetText,
  WHAT_IF_TITLE,
} from "@/lib/domain/what-if/messages";
import { resultOf } from "@/lib/domain/what-if/result-of";
import type { TargetSet, WhatIf } from "@/lib/domain/what-if/what-if";

const NOTHING: ReadonlySet<string> = new Set();

/** Switches for what the firm could put in place; the score and the stage that the method then gives. */
export function WhatIfPanel({ assessmentId }: { assessmentId: string }) {
  const { data, mutate } = useWhatIf(assessmentId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  if (data === undefined || data.moves.length === 0) return null;
  const { moves, results, target } = data;
  const offered = new Set<string>(moves.map(({ key }) => key));
  const picked = chosen ?? new Set(target?.keys.filter((key) => offered.has(key)));
  const now = resultOf(results, NOTHING);
  const then = resultOf(results, picked);
  if (now === undefined || then === undefined) return null;
  const toggle = (key: string) => {
    const next = new Set(picked);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  return (
    <div className="mt-6 grid gap-4 rounded-md border border-border bg-muted p-4 sm:p-6">
      <ChoiceGroup id="what-if" legend={WHAT_IF_TITLE}>
        {moves.map(({ key, label, points }) => (
          <ChoiceRow key={key} type="checkbox" checked={picked.has(key)} onChange={() => toggle(key)}>
            <strong className="mr-2 tabular-nums">{`+${points}`}</strong>
            {label}
          </ChoiceRow>
        ))}
      </ChoiceGroup>
      <p role="status" className="font-serif text-xl">
        {picked.size === 0 ? `${now.score}, ${now.stage}` : standingText(then, now)}
        {then.heldBack && <span className="mt-1 block font-sans text-base">{STAGE_HELD_BACK}</span>}
      </p>
      <TargetChoice
        assessmentId={assessmentId}
        keys={[...picked]}
        target={target}
        onSaved={(saved) => void mutate({ ...data, target: saved }, { revalidate: false })}
      />
    </div>
  );
}

interface TargetChoiceProps {
  assessmentId: string;
  keys: string[];
  target: WhatIf["target"];
  onSaved: (target: WhatIf["target"]) => void;
}

function TargetChoice({ assessmentId, keys, target, onSaved }: TargetChoiceProps) {
  const [outcome, setOutcome] = useState<{ tone: "done" | "problem"; text: string }>();
  const [isPending, setPending] = useState(false);
  const isTarget = target !== null && resultOf([target], new Set(keys)) !== undefined;
  const save = async (wanted: string[]) => {
    setPending(true);
    try {
      const path = `/api/assessments/${assessmentId}/target`;
      const saved = await api<TargetSet>(path, { method: "PUT", body: { keys: wanted } });
      onSaved(saved.target);
      setOutcome({ tone: "done", text: saved.target === null ? TARGET_REMOVED : TARGET_SET });
    } catch (error) {
      setOutcome({ tone: "problem", text: detailOf(error, TARGET_FAILED) });
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="grid gap-3">
      {target !== null && <p>{targetText(target)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          disabled={isPending || keys.length === 0 || isTarget}
          onClick={() => save(keys)}
        >
          {SET_TARGET}
        </Button>
        {target !== null && (
          <Button variant="ghost" disabled={isPending} onClick={() => save([])}>
            {REMOVE_TARGET}
          </Button>
        )}
      </div>
      {outcome?.tone === "problem" ? (
        <Alert tone="problem">{outcome.text}</Alert>
      ) : (
        <p role="status" className={outcome === undefined ? "sr-only" : undefined}>
          {outcome?.text}
        </p>
      )}
    </div>
  );
}
