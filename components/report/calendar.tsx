import type { CSSProperties } from "react";
import {
  allHours,
  barsOf,
  type CalendarRow,
  hoursInWords,
  legendOf,
  monthsOf,
  type ReportCalendar,
  rowHours,
  shortDay,
  weekHours,
  weeksInWords,
} from "@/lib/domain/report/calendar";
import { withWholeFigures } from "@/lib/domain/report/line-breaks";
import { withKeys } from "@/lib/domain/with-keys";

/** Columns of the grid: the task, the weeks, the hours. */
const FIRST_WEEK = 2;
const place = (from: number, length: number): CSSProperties => ({
  gridColumn: `${FIRST_WEEK + from} / ${FIRST_WEEK + from + length}`,
});

/** The weeks side by side where there is room for them, and else one after the other as a list. */
export const Calendar = ({ calendar }: { calendar: ReportCalendar }) => (
  <>
    <p className="report-lede">{calendar.lede}</p>
    <div className="report-calendar report-whole" aria-hidden="true">
      <Weeks calendar={calendar} />
      {withKeys(calendar.rows).map(({ key, value: row }) => (
        <Row key={key} row={row} weeks={calendar.weeks} />
      ))}
      <Sums calendar={calendar} />
    </div>
    <p className="report-calendar-key" aria-hidden="true">
      {`◆ ${legendOf(calendar)}`}
    </p>
    <CalendarList calendar={calendar} />
  </>
);

const Weeks = ({ calendar }: { calendar: ReportCalendar }) => (
  <>
    <span className="report-calendar-corner" />
    {monthsOf(calendar).map(({ month, from, length }) => (
      <span key={from} className="report-calendar-month" style={place(from, length)}>
        {month}
      </span>
    ))}
    <span className="report-calendar-week report-calendar-of">Week of</span>
    {calendar.weeks.map(({ monday }) => (
      <span key={monday} className="report-calendar-week">
        {Number(monday.slice(8))}
      </span>
    ))}
    <span className="report-calendar-week report-calendar-hours">Hours</span>
  </>
);

function Row({ row, weeks }: { row: CalendarRow; weeks: ReportCalendar["weeks"] }) {
  const share = 100 / weeks.length;
  const decides = row.decidesOn === null ? undefined : barsOf(row).at(-1);
  return (
    <>
      <span className="report-calendar-task">
        {row.task}
        <small>{row.owner}</small>
      </span>
      <span className="report-calendar-lane" style={place(0, weeks.length)}>
        {withKeys(weeks).map(
          ({ key, value: { isClosed } }) =>
            isClosed && (
              <i
                key={key}
                className="report-calendar-closed"
                style={{ left: `${key * share}%`, width: `${share}%` }}
              />
            ),
        )}
        {decides === undefined || row.decidesOn === null ? (
          barsOf(row).map(({ from, length }) => (
            <i
              key={from}
              className="report-calendar-bar"
              style={{ left: `${from * share}%`, width: `${length * share}%` }}
            />
          ))
        ) : (
          <span
            className="report-calendar-decision"
            data-late={decides.from > weeks.length - 3 || undefined}
            style={{ left: `${(decides.from + 0.5) * share}%` }}
          >
            <b>{shortDay(row.decidesOn)}</b>
          </span>
        )}
      </span>
      <span className="report-calendar-hours">{rowHours(row)}</span>
    </>
  );
}

const Sums = ({ calendar }: { calendar: ReportCalendar }) => (
  <>
    <span className="report-calendar-sum report-calendar-of">Hours a week</span>
    {withKeys(weekHours(calendar)).map(({ key, value: hours }) => (
      <span key={key} className="report-calendar-sum">
        {hours === 0 ? "" : hours}
      </span>
    ))}
    <span className="report-calendar-sum report-calendar-hours">{allHours(calendar)}</span>
  </>
);

/** For phones, and for screen readers. */
const CalendarList = ({ calendar }: { calendar: ReportCalendar }) => (
  <ol className="report-calendar-list">
    {withKeys(calendar.rows).map(({ key, value: row }) => (
      <li key={key}>
        <strong>{row.task}</strong>
        <span>
          {withWholeFigures(`${row.owner}, ${hoursInWords(rowHours(row))}, ${weeksInWords(calendar, row)}`)}
        </span>
        {row.decidesOn !== null && <span>{`Decision on ${shortDay(row.decidesOn)}`}</span>}
      </li>
    ))}
    <li>
      <strong>{`In all: ${hoursInWords(allHours(calendar))}`}</strong>
    </li>
  </ol>
);
