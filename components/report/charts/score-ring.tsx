import { outOfTen } from "@/lib/domain/score/badges";
import { ring } from "@/lib/drawing/ring";

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
  const radius = size / 2;
  const { track, fill } = ring({ value: score, max: 10, outerRadius: radius, thickness: size * 0.07 });
  return (
    <svg
      role="img"
      aria-label={`${label}: ${outOfTen(score)} out of 10`}
      width={size}
      height={size}
      viewBox={`${-radius} ${-radius} ${size} ${size}`}
      className="chart shrink-0"
    >
      <path d={track} className="chart-track" />
      {fill !== "" && <path d={fill} className="chart-own" />}
      <text y={size * 0.07} textAnchor="middle" className="chart-score" fontSize={size * 0.34}>
        {outOfTen(score)}
      </text>
      <text y={size * 0.23} textAnchor="middle" className="chart-label chart-quiet">
        out of 10
      </text>
    </svg>
  );
}
