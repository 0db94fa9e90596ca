import { Link, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { actionFacts, type Block, type Entry } from "@/lib/domain/report/document/block";
import { withWholeFigures } from "@/lib/domain/report/line-breaks";
import { publication, sentences } from "@/lib/domain/report/sentences";
import { withKeys } from "@/lib/domain/with-keys";
import { ScoreRing } from "./charts/score-ring";
import { TenPointBar } from "./charts/ten-point-bar";
import { SANS, SERIF } from "./fonts";
import { Noted, type Notes, OriginMark } from "./inline";
import { ACCENT, AMBER, MUTED, RULE, SIZE, styles } from "./theme";

/** A block of one kind, with the sources that its notes may point at. */
export interface BlockProps<Kind extends Block["kind"]> {
  block: Extract<Block, { kind: Kind }>;
  notes: Notes;
}

/** A row with more characters than this may be cut by a page. */
const LONG_ROW = 900;

const TEXT_STYLES = {
  headline: { fontFamily: SERIF, fontWeight: 600, fontSize: SIZE.lede, lineHeight: 1.25, marginBottom: 1 },
  lede: { fontFamily: SERIF, fontSize: SIZE.lede, lineHeight: 1.3, marginBottom: 4 },
  body: { marginTop: 3 },
  small: { ...styles.small, marginTop: 3 },
};

export function TextLine({ block, notes }: BlockProps<"text">) {
  const { text, size = "body", lead, isWarning = false, aside, origin } = block;
  const warning = { ...styles.strong, color: AMBER };
  const noted = (
    <Noted
      text={text}
      notes={notes}
      lead={lead}
      leadStyle={isWarning ? warning : styles.strong}
      aside={aside}
      style={TEXT_STYLES[size]}
    />
  );
  if (origin === undefined) return noted;
  return (
    <View style={styles.row}>
      <View style={{ paddingRight: 6, paddingTop: 3 }}>
        <OriginMark origin={origin} />
      </View>
      <View style={{ flex: 1 }}>{noted}</View>
    </View>
  );
}

export function listParts({ block, notes }: BlockProps<"list">): ReactElement[] {
  const rows = withKeys(block.items).map(({ key: index, value: item }) => (
    <View key={index} style={{ ...styles.row, marginTop: 2.5 }} wrap={item.length > LONG_ROW}>
      <Text style={{ width: block.isOrdered ? 16 : 11, color: MUTED }}>
        {block.isOrdered ? `${index + 1}.` : "–"}
      </Text>
      <View style={{ flex: 1 }}>
        <Noted text={item} notes={notes} />
      </View>
    </View>
  ));
  if (block.keep !== "whole") return rows;
  return [
    <View key="list" wrap={false}>
      {rows}
    </View>,
  ];
}

export const entryParts = ({ block: { look, entries }, notes }: BlockProps<"entries">): ReactElement[] =>
  withKeys(entries).map(({ key, value: entry }) => (
    <View key={key} wrap={false} style={{ ...styles.row, marginTop: 3 }}>
      {look === "moves" && <Text style={{ ...styles.strong, width: 16 }}>{`${key + 1}.`}</Text>}
      {entry.points !== undefined && <Text style={gain}>{`+${entry.points}`}</Text>}
      <View style={{ flex: 1 }}>
        {look === "run-in" ? (
          <Text style={styles.small}>
            <EntryName entry={entry} />
            {` ${entry.text}`}
          </Text>
        ) : (
          <>
            <View style={styles.row}>
              <View style={{ flex: 1 }}>
                {entry.href === undefined ? (
                  <Noted text={entry.name} notes={notes} style={styles.strong} />
                ) : (
                  <Text>
                    <EntryName entry={entry} />
                  </Text>
                )}
              </View>
              {entry.aside !== undefined && <Text style={styles.label}>{entry.aside}</Text>}
            </View>
            <Noted text={entry.text} notes={notes} style={styles.small} />
          </>
        )}
      </View>
    </View>
  ));

const gain = {
  width: 36,
  fontFamily: SERIF,
  fontWeight: 600,
  fontSize: SIZE.lede,
  color: ACCENT,
  lineHeight: 1.1,
} as const;

const EntryName = ({ entry: { name, href } }: { entry: Entry }) =>
  href === undefined ? (
    <Text style={styles.strong}>{sentences(name)}</Text>
  ) : (
    <Link src={href} style={{ ...styles.link, ...styles.strong }}>
      {sentences(name)}
    </Link>
  );

/** Small labels with their values under them, side by side. */
export const Facts = ({ block: { facts }, notes }: BlockProps<"facts">) => (
  <View wrap={false} style={{ ...styles.row, marginTop: 3 }}>
    {withKeys(facts).map(({ key, value: fact }) => (
      <View key={key} style={{ width: `${fact.share}%`, paddingRight: 10 }}>
        <Text style={styles.label}>{fact.label}</Text>
        <Noted text={fact.text} notes={notes} style={styles.small} />
      </View>
    ))}
  </View>
);

/** What to do, who owns it, how it starts this week, how you will know. */
export const ActionBlock = ({ block: { action }, notes }: BlockProps<"action">) => (
  <View wrap={false} style={{ marginTop: 5, paddingLeft: 9, borderLeft: `1.5pt solid ${ACCENT}` }}>
    <Noted text={action.what} notes={notes} style={styles.strong} />
    <Facts block={actionFacts(action)} notes={notes} />
  </View>
);

export const Quote = ({ block: { label, text } }: BlockProps<"quote">) => (
  <View style={{ marginTop: 3, paddingLeft: 9, borderLeft: `0.5pt solid ${RULE}` }}>
    <Text style={{ fontFamily: SERIF, fontSize: 9.8, lineHeight: 1.3 }}>
      {label !== undefined && <Text style={{ ...styles.label, fontFamily: SANS }}>{`${label}: `}</Text>}
      {text}
    </Text>
  </View>
);

export const Tally = ({ block: { title, lines } }: BlockProps<"tally">) => (
  <View>
    <Text style={styles.h3}>{title}</Text>
    {lines.map((line) => (
      <View key={line.key} style={{ ...styles.row, marginTop: 2.5 }}>
        <Text style={{ ...styles.small, flex: 1 }}>
          {line.label}
          <Text style={styles.muted}>{`: ${line.answer}`}</Text>
        </Text>
        <Text style={{ ...styles.small, ...styles.strong, width: 40, textAlign: "right" }}>
          {`${line.points} of ${line.max}`}
        </Text>
      </View>
    ))}
  </View>
);

export const Scorecard = ({ block }: BlockProps<"scorecard">) => (
  <View wrap={false} style={{ ...styles.row, marginTop: 8, alignItems: "center" }}>
    <ScoreRing score={block.score} caption="out of 10" size={84} />
    <View style={{ flex: 1, paddingLeft: 24 }}>
      <Text style={styles.h3}>{block.rating}</Text>
      <Text>{block.summary}</Text>
      {block.parts.map(({ label, score }) => (
        <TenPointBar key={label} label={label} score={score} width={150} />
      ))}
    </View>
  </View>
);

/** On paper a source is found by its title at its publisher; the link leads to the page itself. */
const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

export const sourceParts = ({ block: { sources } }: BlockProps<"sources">): ReactElement[] =>
  sources.map((source) => (
    <View
      key={source.number}
      id={`source-${source.number}`}
      wrap={false}
      style={{ ...styles.row, marginTop: 2.5 }}
    >
      <Text style={{ ...styles.small, width: 20 }}>{source.number}</Text>
      <View style={{ flex: 1 }}>
        <Text style={styles.small}>
          <Text style={styles.strong}>{`${source.title}. `}</Text>
          {`${sentences(publication(source), source.definition)} `}
          <Link src={source.url} style={styles.link}>
            {siteOf(source.url)}
          </Link>
          {source.checked !== "" && (
            <Text style={styles.muted}>{` · ${withWholeFigures(source.checked)}`}</Text>
          )}
        </Text>
      </View>
    </View>
  ));
