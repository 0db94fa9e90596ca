import { Line, Rect, Svg, Text, View } from "@react-pdf/renderer";
import {
  allHours,
  barsOf,
  type CalendarRow,
  legendOf,
  monthsOf,
  type ReportCalendar,
  rowHours,
  shortDay,
  weekHours,
} from "@/lib/domain/report/calendar";
import { withLastWordsTogether } from "@/lib/domain/report/line-breaks";
import { withKeys } from "@/lib/domain/with-keys";
import { SERIF } from "./fonts";
import { ACCENT, AMBER, CONTENT_WIDTH, INK, RULE, SIZE, styles } from "./theme";

const TASK = 180;
const HOURS = 32;
const LANES = CONTENT_WIDTH - TASK - HOURS;
const ROW = 28;
/** Of a task whose name is longer than its column. */
const TALL_ROW = 39;
const CHARACTERS_IN_LINE = 36;
const HEAD = 13;
const HATCH = 4;

const heightOf = ({ task, owner }: CalendarRow): number =>
  Math.max(task.length, owner.length) > CHARACTERS_IN_LINE ? TALL_ROW : ROW;

/** The weeks of the plan side by side, on one page. */
export function Calendar({ calendar }: { calendar: ReportCalendar }) {
  return (
    <View wrap={false}>
      <Text style={lede}>{withLastWordsTogether(calendar.lede)}</Text>
      <Grid calendar={calendar} />
    </View>
  );
}

const lede = { fontFamily: SERIF, fontSize: SIZE.lede, lineHeight: 1.3, marginBottom: 10 } as const;

function Grid({ calendar }: { calendar: ReportCalendar }) {
  const { weeks, rows } = calendar;
  const width = LANES / weeks.length;
  return (
    <View>
      <Closed
        weeks={weeks}
        width={width}
        height={HEAD + ROW + rows.reduce((sum, row) => sum + heightOf(row), 0)}
      />
      <Months calendar={calendar} width={width} />
      <View style={{ ...styles.row, height: HEAD, borderBottom: `0.75pt solid ${INK}` }}>
        <Text style={{ ...styles.label, width: TASK }}>Week of</Text>
        {weeks.map(({ monday }) => (
          <Text key={monday} style={{ ...styles.label, width, textAlign: "center" }}>
            {Number(monday.slice(8))}
          </Text>
        ))}
        <Text style={{ ...styles.label, width: HOURS, textAlign: "right" }}>Hours</Text>
      </View>
      {withKeys(rows).map(({ key, value: row }) => (
        <Row key={key} row={row} width={width} weeks={weeks.length} />
      ))}
      <View style={{ ...styles.row, height: ROW, paddingTop: 6, borderTop: `0.75pt solid ${INK}` }}>
        <Text style={{ ...styles.small, width: TASK }}>Hours a week</Text>
        {withKeys(weekHours(calendar)).map(({ key, value: hours }) => (
          <Text key={key} style={{ ...styles.small, width, textAlign: "center" }}>
            {hours === 0 ? "" : hours}
          </Text>
        ))}
        <Text style={total}>{allHours(calendar)}</Text>
      </View>
      <View style={{ ...styles.row, alignItems: "center", marginTop: 2 }}>
        <Diamond />
        <Text style={{ ...styles.label, marginLeft: 4 }}>{legendOf(calendar)}</Text>
      </View>
    </View>
  );
}

const total = { ...styles.small, ...styles.strong, width: HOURS, textAlign: "right" } as const;

const Months = ({ calendar, width }: { calendar: ReportCalendar; width: number }) => (
  <View style={{ ...styles.row, height: HEAD, marginLeft: TASK }}>
    {monthsOf(calendar).map(({ month, from, length }) => (
      <Text
        key={from}
        style={{
          ...styles.small,
          ...styles.strong,
          width: length * width,
          paddingLeft: 4,
          borderLeft: `0.5pt solid ${RULE}`,
        }}
      >
        {month}
      </Text>
    ))}
  </View>
);

function Row({ row, width, weeks }: { row: CalendarRow; width: number; weeks: number }) {
  const bars = barsOf(row);
  const height = heightOf(row);
  const decided = row.decidesOn === null ? undefined : bars.at(-1);
  return (
    <View style={{ ...styles.row, height, alignItems: "center", borderBottom: `0.5pt solid ${RULE}` }}>
      <View style={{ width: TASK, paddingRight: 6 }}>
        <Text style={{ ...styles.small, lineHeight: 1.2 }}>{row.task}</Text>
        <Text style={{ ...styles.label, lineHeight: 1.2 }}>{row.owner}</Text>
      </View>
      {decided === undefined || row.decidesOn === null ? (
        <Svg width={LANES} height={height}>
          {bars.map(({ from, length }) => (
            <Rect
              key={from}
              x={from * width}
              y={height / 2 - 5}
              width={length * width}
              height={10}
              fill={ACCENT}
            />
          ))}
        </Svg>
      ) : (
        <Decision day={row.decidesOn} at={(decided.from + 0.5) * width} isLate={decided.from > weeks - 3} />
      )}
      <Text style={total}>{rowHours(row)}</Text>
    </View>
  );
}

/** The day is written after its mark, or before it where the paper ends. */
const Decision = ({ day, at, isLate }: { day: string; at: number; isLate: boolean }) => (
  <View style={{ width: LANES, height: ROW }}>
    <View style={{ position: "absolute", left: at - MARK / 2, top: (ROW - MARK) / 2 }}>
      <Diamond />
    </View>
    <Text
      style={{
        ...styles.small,
        position: "absolute",
        top: ROW / 2 - 6,
        ...(isLate ? { right: LANES - at + 8 } : { left: at + 8 }),
      }}
    >
      {shortDay(day)}
    </Text>
  </View>
);

const MARK = 9;

const Diamond = () => (
  <Svg width={MARK} height={MARK}>
    <Rect
      x={1.5}
      y={1.5}
      width={MARK - 3}
      height={MARK - 3}
      fill={AMBER}
      transform={`rotate(45, ${MARK / 2}, ${MARK / 2})`}
    />
  </Svg>
);

/** Hatched from the weeks down to their sums. */
const Closed = ({
  weeks,
  width,
  height,
}: {
  weeks: ReportCalendar["weeks"];
  width: number;
  height: number;
}) =>
  withKeys(weeks).map(
    ({ key, value: { isClosed } }) =>
      isClosed && (
        <Svg
          key={key}
          width={width}
          height={height}
          style={{ position: "absolute", left: TASK + key * width, top: HEAD }}
        >
          {Array.from({ length: Math.floor((height - width) / HATCH) }, (_, line) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a hatching are their places
              key={line}
              x1={0}
              y1={line * HATCH + width}
              x2={width}
              y2={line * HATCH}
              stroke={RULE}
              strokeWidth={0.6}
            />
          ))}
        </Svg>
      ),
  );
