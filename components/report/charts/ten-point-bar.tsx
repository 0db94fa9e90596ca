import { scoreProgress } from "@/lib/domain/score/badges";
import { ScoreBadge } from "../score-badge";

interface TenPointBarProps {
  label: string;
  /** 0 to 10. */
  score: number;
}

/** A score with its badge and a bar of ten times the score in percent. */
export function TenPointBar({ label, score }: TenPointBarProps) {
  const percent = scoreProgress(score);
  return (
    <div className="report-ten">
      {label}
      <ScoreBadge score={score} />
      <svg role="progressbar" aria-label={label} aria-valuenow={percent} className="bar">
        <rect width="100%" />
        <rect width={`${percent}%`} />
      </svg>
    </div>
  );
}
