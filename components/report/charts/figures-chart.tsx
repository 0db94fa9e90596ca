import type { Figure } from "@/lib/domain/report/report";
import { sentences } from "@/lib/domain/report/sentences";
import { withKeys } from "@/lib/domain/with-keys";
import { NoteMark, type Notes } from "../inline";
import { Bar } from "./bar";

/** Other people's numbers: grey, on a scale of 0 to 100 percent, never beside the score. */
export function FiguresChart({ figures, notes }: { figures: Figure[]; notes: Notes }) {
  return (
    <ul className="report-figures">
      {withKeys(figures).map(({ key, value: figure }) => (
        <li key={key} className="report-whole">
          <strong>{figure.label}</strong>
          <NoteMark number={figure.note} notes={notes} /> <span>{figure.period}</span>
          <div>
            <Bar filled={figure.percent} />
            <strong>{`${figure.percent}%`}</strong>
          </div>
          <p className="report-small">{sentences(figure.definition, figure.precision)}</p>
        </li>
      ))}
    </ul>
  );
}
