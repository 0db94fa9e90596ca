import { halvesOf } from "@/lib/domain/score/points";
import type { PointLine } from "@/lib/domain/score/readiness";
import { percentOf } from "@/lib/domain/share";
import { Bar } from "./bar";

/** Each answer's points beside the most that it could earn. The table is its own text alternative. */
export function PointsChart({ lines }: { lines: PointLine[] }) {
  const widest = Math.max(1, ...lines.map((line) => line.max));
  return halvesOf(lines).map((half) => (
    <table key={half.half} className="report-points report-whole">
      <thead>
        <tr>
          <th scope="col">{half.title}</th>
          <td />
          <th scope="col">{`${half.points} of ${half.max}`}</th>
        </tr>
      </thead>
      <tbody>
        {half.lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              {line.label}
              <span>{line.answer}</span>
            </th>
            <td>
              <Bar filled={percentOf(line.points, widest)} length={percentOf(line.max, widest)} />
            </td>
            <td>{`${line.points} of ${line.max}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
