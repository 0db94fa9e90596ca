import { Link, type Styles, Text } from "@react-pdf/renderer";
import { withLastWordsTogether, withWholeFigures } from "@/lib/domain/report/line-breaks";
import { splitNotes } from "@/lib/domain/report/notes";
import { ORIGIN_LABELS } from "@/lib/domain/report/origins";
import type { Origin } from "@/lib/domain/report/report";
import { withKeys } from "@/lib/domain/with-keys";
import { styles } from "./theme";

export type Notes = ReadonlySet<number>;
type Style = Styles[string];

export const OriginMark = ({ origin }: { origin: Origin }) => (
  <Text style={{ ...styles.label, lineHeight: 1.3 }}>{ORIGIN_LABELS[origin]}</Text>
);

interface NotedProps {
  text: string;
  notes: Notes;
  style?: Style;
  /** Bold words before the text, and quiet ones after it. */
  lead?: string;
  leadStyle?: Style;
  aside?: string;
}

/** Text whose notes are small numbers that lead to the sources. */
export function Noted({ text, notes, style, lead, leadStyle = styles.strong, aside }: NotedProps) {
  return (
    <Text style={style} orphans={2} widows={2}>
      {lead !== undefined && <Text style={leadStyle}>{`${lead} `}</Text>}
      {splitNotes(withLastWordsTogether(text), notes).map((part) =>
        part.kind === "text" ? (
          withWholeFigures(part.text)
        ) : (
          <NoteMark key={part.at} number={part.number} notes={notes} />
        ),
      )}
      {aside !== undefined && <Text style={styles.muted}>{` ${withWholeFigures(aside)}`}</Text>}
    </Text>
  );
}

export function NoteMark({ number, notes }: { number: number | null; notes: Notes }) {
  if (number === null || !notes.has(number)) return null;
  return <Link src={`#source-${number}`} style={styles.note}>{`\u00a0[${number}]`}</Link>;
}

/**
 * An address that may be broken after its slashes and hyphens without a hyphen being added: the engine breaks
 * lines at blanks alone, so each place has one that is too small to see.
 */
export function PrintedUrl({ url }: { url: string }) {
  const shown = url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  return withKeys(breakablePieces(shown)).flatMap(({ key, value: piece }) => [
    <Text key={key} style={styles.hairSpace}>
      {" "}
    </Text>,
    piece,
  ]);
}

/** Cut after a slash, a question mark or a hyphen, once a piece is long enough to be worth it. */
const breakablePieces = (url: string) => url.match(/.{18,}?[/?&-]|.+$/g) ?? [];
