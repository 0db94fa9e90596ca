import { outOfTen, scoreProgress } from "@/lib/domain/score/badges";
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
      <p>
        <span>{label}</span>
        <ScoreBadge score={score} />
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${outOfTen(score)} out of 10`}
      >
        <svg width="100%" height={10} className="chart" aria-hidden="true">
          <rect width="100%" height={10} className="chart-track" />
          <rect width={`${percent}%`} height={10} className="chart-own" />
        </svg>
      </div>
    </div>
  );
}
