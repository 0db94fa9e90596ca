import { splitAtNumbers, withWholeFigures } from "@/lib/domain/report/line-breaks";
import { splitNotes } from "@/lib/domain/report/notes";
import { ORIGIN_LABELS } from "@/lib/domain/report/origins";
import type { Origin } from "@/lib/domain/report/report";

/** The numbers of the sources, which are at the end of the page unless another page has them. */
export type Notes = ReadonlySet<number> & { page?: string };

export const OriginMark = ({ origin }: { origin: Origin }) => (
  <span className="report-origin">{ORIGIN_LABELS[origin]}</span>
);

/** Text whose lines end within no date, score or number. */
export const Whole = ({ text }: { text: string }) =>
  splitAtNumbers(withWholeFigures(text)).map((part) =>
    part.isNumber ? (
      <span key={part.at} className="whitespace-nowrap">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );

/** Text whose notes are small numbered links to the sources. */
export const Noted = ({ text, notes }: { text: string; notes: Notes }) =>
  splitNotes(text, notes).map((part) =>
    part.kind === "text" ? (
      <Whole key={part.at} text={part.text} />
    ) : (
      <NoteMark key={part.at} number={part.number} notes={notes} />
    ),
  );

export function NoteMark({ number, notes }: { number: number | null; notes: Notes }) {
  if (number === null || !notes.has(number)) return null;
  return (
    <sup className="report-note">
      <a href={`${notes.page ?? ""}#source-${number}`} aria-label={`Source ${number}`}>
        {`[${number}]`}
      </a>
    </sup>
  );
}
