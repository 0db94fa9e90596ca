"use client";

import { clsx } from "clsx";
import { ChoiceRow } from "@/components/ui/choice-row";
import { useTopic } from "@/lib/client/hooks/use-topic";
import { ASKED } from "@/lib/domain/topic/messages";
import { type AskedSentence as Asked, TOPICS } from "@/lib/domain/topic/topics";

interface AskedSentenceProps {
  assessmentId: string;
  asked: Asked;
}

/** A sentence of theirs with eight headings, of which one tap saves one. What came of it has its place from the start. */
export function AskedSentence({ assessmentId, asked }: AskedSentenceProps) {
  const { chosen, choose, outcome } = useTopic(assessmentId, asked);
  return (
    <fieldset className="min-w-0">
      <legend>
        <q className="wrap-anywhere max-w-[42rem] text-pretty font-serif text-lg leading-snug">
          {asked.sentence}
        </q>
        <span className="mt-2 block text-muted-foreground text-sm">{ASKED}</span>
      </legend>
      <div className="mt-2.5 grid grid-cols-2 gap-2 lg:grid-cols-4">
        {TOPICS.map(({ value, label }) => (
          <ChoiceRow
            key={value}
            className="text-sm"
            type="radio"
            name={asked.key}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
          >
            {label}
          </ChoiceRow>
        ))}
      </div>
      <p
        role="status"
        className={clsx(
          "mt-1.5 min-h-[1lh] text-sm",
          outcome?.tone === "problem" ? "font-medium text-destructive" : "text-muted-foreground",
        )}
      >
        {outcome?.text}
      </p>
    </fieldset>
  );
}
