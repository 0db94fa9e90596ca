import { halvesOf } from "@/lib/domain/score/points";
import type { PointLine } from "@/lib/domain/score/readiness";
import { along } from "@/lib/drawing/bars";

/** Each answer's points beside the most that it could earn. The table is its own text alternative. */
export function PointsChart({ lines }: { lines: PointLine[] }) {
  const percent = along([0, Math.max(1, ...lines.map((line) => line.max))], 100);
  return halvesOf(lines).map((half) => (
    <table key={half.half} className="report-table report-points report-whole">
      <colgroup>
        <col />
        <col className="report-points-bars" />
        <col className="report-points-figures" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {half.title}
          </th>
          <th scope="col">{`${half.points} of ${half.max}`}</th>
        </tr>
      </thead>
      <tbody>
        {half.lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              {line.label}
              <span className="report-points-answer">{line.answer}</span>
            </th>
            <td aria-hidden="true">
              <svg width="100%" height={10} className="chart">
                <title>{`${line.points} of ${line.max}`}</title>
                <rect width={`${percent(line.max)}%`} height={10} className="chart-track" />
                <rect width={`${percent(line.points)}%`} height={10} className="chart-own" />
              </svg>
            </td>
            <td>{`${line.points} of ${line.max}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
