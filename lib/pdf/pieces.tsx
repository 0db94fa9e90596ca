import { Link, type Styles, Text, View } from "@react-pdf/renderer";
import { Children, type ReactNode } from "react";
import { keyed } from "@/lib/domain/keyed";
import { splitNotes } from "@/lib/domain/report/notes";
import { ORIGIN_LABELS } from "@/lib/domain/report/origins";
import type { Action, Origin } from "@/lib/domain/report/report";
import type { ReportSection } from "@/lib/domain/report/sections";
import { ACCENT, MUTED, RULE, SIZE, styles } from "./theme";

type Notes = ReadonlySet<number>;
type Look = Styles[string];

/** Points of what follows that must fit on the same page as the heading of a long block. */
const HEADING_WANTS = 36;

/** A row with more characters than this may be cut by a page. */
const LONG_ROW = 900;

interface SectionProps {
  section: ReportSection | undefined;
  startsPage?: boolean;
  children: ReactNode;
}

/** A numbered section. Its title stays with the first thing under it, so it never ends a page. */
export function Section({ section, startsPage = false, children }: SectionProps) {
  if (!section) return null;
  const [first, ...rest] = Children.toArray(children);
  return (
    <View id={section.id} break={startsPage} style={{ marginTop: startsPage ? 0 : 26 }}>
      <View wrap={false}>
        <SectionTitle section={section} />
        {first}
      </View>
      {rest}
    </View>
  );
}

export function SectionTitle({ section }: { section: ReportSection }) {
  return (
    <View
      wrap={false}
      style={{ ...styles.row, borderTop: `1pt solid ${ACCENT}`, paddingTop: 9, marginBottom: 8 }}
    >
      <Text style={{ ...styles.h2, width: 28, color: ACCENT }}>{section.number ?? ""}</Text>
      <Text style={{ ...styles.h2, flex: 1, marginLeft: section.number === null ? -28 : 0 }}>
        {section.title}
      </Text>
    </View>
  );
}

interface BlockProps {
  title: string;
  origin?: Origin;
  children: ReactNode;
  /** For what is surely shorter than a page: it is never cut. */
  whole?: boolean;
  /** For what may be longer than a page from its first line on: it may be cut right after a few lines. */
  long?: boolean;
}

/** A sub-heading with what belongs to it; unless said otherwise it stays with the first thing under it. */
export function Block({ title, origin, children, whole = false, long = false }: BlockProps) {
  const heading = (
    <View
      wrap={false}
      style={{ ...styles.row, marginBottom: 3, alignItems: "baseline" }}
      minPresenceAhead={long ? HEADING_WANTS : 0}
    >
      <Text style={{ ...styles.h3, flex: 1 }}>{title}</Text>
      {origin && <OriginMark origin={origin} />}
    </View>
  );
  const [first, ...rest] = Children.toArray(children);
  return (
    <View wrap={!whole} style={{ marginTop: 10 }}>
      {long ? (
        heading
      ) : (
        <View wrap={false}>
          {heading}
          {first}
        </View>
      )}
      {long ? children : rest}
    </View>
  );
}

export function OriginMark({ origin }: { origin: Origin }) {
  return <Text style={{ fontSize: SIZE.small, color: MUTED, lineHeight: 1.3 }}>{ORIGIN_LABELS[origin]}</Text>;
}

interface NotedProps {
  text: string;
  notes: Notes;
  style?: Look;
  /** Bold words before the text. */
  lead?: string;
}

/** Text whose notes are small numbers that lead to the sources. */
export function Noted({ text, notes, style, lead }: NotedProps) {
  return (
    <Text style={style} orphans={2} widows={2}>
      {lead !== undefined && <Text style={styles.strong}>{lead}</Text>}
      {splitNotes(text, notes).map((part) =>
        part.kind === "text" ? part.text : <NoteMark key={part.at} number={part.number} notes={notes} />,
      )}
    </Text>
  );
}

/**
 * An address that may be broken after its slashes and hyphens without a hyphen being added: the engine breaks
 * lines at blanks alone, so each place has one that is too small to see.
 */
export function Address({ url }: { url: string }) {
  const shown = url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  return keyed(breakablePieces(shown)).flatMap(({ key, value: piece }) => [
    <Text key={key} style={styles.hairSpace}>
      {" "}
    </Text>,
    piece,
  ]);
}

/** Cut after a slash, a question mark or a hyphen, once a piece is long enough to be worth it. */
const breakablePieces = (address: string) => address.match(/.{18,}?[/?&-]|.+$/g) ?? [];

export function NoteMark({ number, notes }: { number: number | null; notes: Notes }) {
  if (number === null || !notes.has(number)) return null;
  return <Link src={`#source-${number}`} style={styles.note}>{`\u00a0[${number}]`}</Link>;
}

export function Bullets({
  items,
  notes,
  ordered = false,
}: {
  items: string[];
  notes: Notes;
  ordered?: boolean;
}) {
  return keyed(items).map(({ key: index, value: item }) => (
    <View key={index} style={{ ...styles.row, marginTop: 2.5 }} wrap={item.length > LONG_ROW}>
      <Text style={{ width: ordered ? 16 : 11, color: MUTED }}>{ordered ? `${index + 1}.` : "–"}</Text>
      <View style={{ flex: 1 }}>
        <Noted text={item} notes={notes} />
      </View>
    </View>
  ));
}

/** What to do, who owns it, how it starts this week, how you will know. */
export function ActionBlock({ action, notes, number }: { action: Action; notes: Notes; number?: number }) {
  return (
    <View wrap={false} style={{ marginTop: 7, paddingLeft: 9, borderLeft: `1.5pt solid ${ACCENT}` }}>
      <Noted
        text={number === undefined ? `Do: ${action.what}` : `${number}. ${action.what}`}
        notes={notes}
        style={styles.strong}
      />
      <View style={{ ...styles.row, marginTop: 2 }}>
        <Fact label="Owner" text={action.owner} notes={notes} width="19%" />
        <Fact label="First step this week" text={action.firstStep} notes={notes} width="44%" />
        <Fact label="How you will know" text={action.measure} notes={notes} width="37%" />
      </View>
    </View>
  );
}

interface FactProps {
  label: string;
  text: string;
  notes: Notes;
  width?: string;
}

/** A small label with its value under it. */
export function Fact({ label, text, notes, width }: FactProps) {
  return (
    <View style={{ width: width ?? "auto", paddingRight: 10 }}>
      <Text style={styles.label}>{label}</Text>
      <Noted text={text} notes={notes} style={styles.small} />
    </View>
  );
}

export const Hairline = () => <View style={{ borderTop: `0.5pt solid ${RULE}`, marginTop: 8 }} />;
