import { percentOf } from "@/lib/domain/percent";
import type { HalfOfThePoints } from "@/lib/domain/score/points";
import { Bar } from "./bar";

interface PointsChartProps {
  half: HalfOfThePoints;
  /** The most that any line of either half could earn, so that both are on one scale. */
  widest: number;
}

/** Each answer's points beside the most that it could earn. The table is its own text alternative. */
export const PointsChart = ({ half, widest }: PointsChartProps) => (
  <table className="report-points report-whole">
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
);
