import { Link, type Styles, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { splitNotes } from "@/lib/domain/report/notes";
import { ORIGIN_LABELS } from "@/lib/domain/report/origins";
import type { Action, Origin } from "@/lib/domain/report/report";
import type { ReportSection } from "@/lib/domain/report/sections";
import { ACCENT, MUTED, RULE, SIZE, styles } from "./theme";

type Notes = ReadonlySet<number>;
type Look = Styles[string];

/** Points of what follows that must fit on the same page as a title or a heading. */
const TITLE_WANTS = 70;
const HEADING_WANTS = 36;

/** A row with more characters than this may be cut by a page. */
const LONG_ROW = 900;

interface SectionProps {
  section: ReportSection | undefined;
  startsPage?: boolean;
  children: ReactNode;
}

/** A numbered section. Its title asks for company: it never stands alone at the foot of a page. */
export function Section({ section, startsPage = false, children }: SectionProps) {
  if (!section) return null;
  return (
    <View id={section.id} break={startsPage} style={{ marginTop: startsPage ? 0 : 26 }}>
      <SectionTitle section={section} />
      {children}
    </View>
  );
}

export function SectionTitle({ section }: { section: ReportSection }) {
  return (
    <View
      style={{ ...styles.row, borderTop: `1pt solid ${ACCENT}`, paddingTop: 9, marginBottom: 8 }}
      minPresenceAhead={TITLE_WANTS}
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
}

/** A sub-heading with what belongs to it. */
export function Block({ title, origin, children, whole = false }: BlockProps) {
  return (
    <View wrap={!whole} style={{ marginTop: 10 }}>
      <View
        style={{ ...styles.row, marginBottom: 3, alignItems: "baseline" }}
        minPresenceAhead={HEADING_WANTS}
      >
        <Text style={{ ...styles.h3, flex: 1 }}>{title}</Text>
        {origin && <OriginMark origin={origin} />}
      </View>
      {children}
    </View>
  );
}

export function OriginMark({ origin }: { origin: Origin }) {
  return <Text style={{ fontSize: SIZE.small, color: MUTED, lineHeight: 1.3 }}>{ORIGIN_LABELS[origin]}</Text>;
}

/** Text whose notes are small numbers that lead to the sources. */
export function Noted({ text, notes, style }: { text: string; notes: Notes; style?: Look }) {
  return (
    <Text style={style} orphans={2} widows={2}>
      {splitNotes(text, notes).map((part) =>
        part.kind === "text" ? (
          part.text
        ) : (
          <Link
            key={part.at}
            src={`#source-${part.number}`}
            style={styles.note}
          >{`\u00a0[${part.number}]`}</Link>
        ),
      )}
    </Text>
  );
}

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
  return items.map((item, index) => (
    <View key={item} style={{ ...styles.row, marginTop: 2.5 }} wrap={item.length > LONG_ROW}>
      <Text style={{ width: ordered ? 16 : 11, color: MUTED }}>{ordered ? `${index + 1}.` : "–"}</Text>
      <View style={{ flex: 1 }}>
        <Noted text={item} notes={notes} />
      </View>
    </View>
  ));
}

/** What to do, who owns it, how it starts this week, how one will know. */
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
