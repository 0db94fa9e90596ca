import { percentOf } from "@/lib/domain/percent";
import { outOfTen } from "@/lib/domain/score/badges";

interface ScoreRingProps {
  /** 0 to 10. */
  score: number;
  /** What the score is of, for those who do not see the picture: "Overall AI readiness". */
  label: string;
  /** Pixels. */
  size?: number;
}

/** The score as one large number in a ring on a ten-point scale. */
export function ScoreRing({ score, label, size = 148 }: ScoreRingProps) {
  const thickness = size * 0.07;
  const circle = { r: (size - thickness) / 2, fill: "none", strokeWidth: thickness };
  return (
    <svg
      role="img"
      aria-label={`${label}: ${outOfTen(score)} out of 10`}
      width={size}
      height={size}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      className="chart chart-ring"
    >
      <circle {...circle} className="chart-ring-track" />
      {score > 0 && (
        <circle
          {...circle}
          className="chart-ring-own"
          pathLength={100}
          strokeDasharray={`${percentOf(score, 10)} 100`}
          transform="rotate(-90)"
        />
      )}
      <text y={size * 0.07} textAnchor="middle" className="chart-score" fontSize={size * 0.34}>
        {outOfTen(score)}
      </text>
      <text y={size * 0.23} textAnchor="middle" className="chart-label chart-quiet">
        out of 10
      </text>
    </svg>
  );
}
