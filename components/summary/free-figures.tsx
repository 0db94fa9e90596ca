import type { ReactNode } from "react";
import { IN_FULL_REPORT, NOT_YET_FREE } from "@/lib/domain/comparison/messages";
import type { AnswerPoints, Reveal } from "@/lib/domain/report/reveal";
import { TELLING_FROM } from "@/lib/domain/score/summary";
import { Calculated } from "./settling";

const TOO_EARLY = "Too early to tell";

/** What helped and what cost most, and the two figures made of the score. */
export function FreeFigures({
  summary,
  strongest,
  weakest,
  isCompared,
}: Pick<Reveal, "summary" | "strongest" | "weakest" | "isCompared">) {
  const isEarly = summary.score < TELLING_FROM;
  const points = `${summary.growthPotential} points still within reach.`;
  return (
    <>
      <dl className="border-border border-b text-sm">
        <Answer label="Helps most" line={strongest} />
        <Answer label="Costs most" line={weakest} />
        <Row
          label="Growth potential"
          note={
            <Calculated waiting={null}>{isEarly ? points : `${summary.growthBand}: ${points}`}</Calculated>
          }
          value={<Value>{isEarly ? TOO_EARLY : `${summary.growthPotential}%`}</Value>}
        />
        <Row
          label="Org alignment"
          note="How well direction and use match."
          value={<Value>{isEarly ? TOO_EARLY : `${summary.orgAlignment}%`}</Value>}
        />
      </dl>
      <p className="border-border border-b py-3 text-muted-foreground text-sm">
        {isCompared ? IN_FULL_REPORT : NOT_YET_FREE}
      </p>
    </>
  );
}

const Answer = ({ label, line }: { label: string; line: AnswerPoints | null }) =>
  line && (
    <Row label={label} note={`${line.label}: ${line.answer}`} value={`${line.points} of ${line.max}`} />
  );

/** As wide as its cover, which goes: the note beside it keeps its lines. */
const Value = ({ children }: { children: ReactNode }) => (
  <Calculated className="min-w-24">{children}</Calculated>
);

const Row = ({ label, note, value }: { label: string; note: ReactNode; value: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-border border-t py-3 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
    <dt className="col-span-2 text-muted-foreground sm:col-span-1">{label}</dt>
    <dd className="min-w-0 break-words">{note}</dd>
    <dd className="text-right font-semibold tabular-nums">{value}</dd>
  </div>
);
