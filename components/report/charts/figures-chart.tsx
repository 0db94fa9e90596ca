import type { Figure } from "@/lib/domain/report/report";
import { along } from "@/lib/drawing/bars";
import { NoteMark, type Notes } from "../pieces";

/** Other people's numbers: grey, on a scale of 0 to 100 percent, never beside the score. */
export function FiguresChart({ figures, notes }: { figures: Figure[]; notes: Notes }) {
  const percent = along([0, 100], 100);
  return (
    <ul className="report-figures">
      {figures.map((figure) => (
        <li key={`${figure.label} ${figure.period}`} className="report-whole">
          <p className="report-figures-label">
            <strong>{figure.label}</strong>
            <NoteMark number={figure.note} notes={notes} />
            <span>{figure.period}</span>
          </p>
          <div className="report-figures-bar">
            <svg width="100%" height={12} className="chart" aria-hidden="true">
              <rect width="100%" height={12} className="chart-track" />
              <rect width={`${percent(figure.percent)}%`} height={12} className="chart-others" />
            </svg>
            <strong>{`${figure.percent}%`}</strong>
          </div>
          <p className="report-small">
            {figure.definition}
            {figure.precision !== null && ` ${figure.precision}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
