import { Text, View } from "@react-pdf/renderer";
import { Fragment, type ReactElement } from "react";
import type { AnnexesBlock, Block, GroupBlock } from "@/lib/domain/report/document/block";
import type { DocumentSection } from "@/lib/domain/report/document/document";
import type { MemoBlock } from "@/lib/domain/report/document/part-blocks";
import { withKeys } from "@/lib/domain/with-keys";
import { Calendar } from "./calendar";
import { chartParts } from "./charts/chart";
import { SERIF } from "./fonts";
import { GroupTitle } from "./group-title";
import { type Notes, OriginMark } from "./inline";
import {
  ActionBlock,
  type BlockProps,
  entryParts,
  Facts,
  listParts,
  Quote,
  Scorecard,
  sourceParts,
  Tally,
  TextLine,
} from "./leaves";
import { registerParts } from "./register";
import { Sum } from "./sum";
import { tableParts } from "./table";
import { ACCENT, MEMO_GUTTER, MEMO_LABEL, type Room, RULE, styles } from "./theme";
import { toolParts } from "./tools";

/** Points of what follows that must fit on the same page as the heading of a long group. */
const HEADING_WANTS = 36;

interface SectionProps {
  section: DocumentSection;
  notes: Notes;
  /** On page one of a memo: its parts take the height that there is, with the same room between them. */
  room?: Room | null;
}

const spread = { marginTop: 10, flexGrow: 1, justifyContent: "space-between" } as const;

/** A numbered section. Its title stays with the first thing under it, so it never ends a page. */
export function Section({ section, notes, room = null }: SectionProps) {
  const parts = partsOfAll(section.blocks, notes, room);
  const kept = opensWithLede(section) ? 2 : 1;
  return (
    <View
      id={section.id}
      break={section.startsPage}
      {...bookmarkOf(section)}
      style={room ? spread : { marginTop: section.startsPage ? 0 : 12 }}
    >
      <View wrap={false}>
        <View style={{ ...styles.row, borderTop: `1pt solid ${ACCENT}`, paddingTop: 7, marginBottom: 5 }}>
          <Text style={{ ...styles.h2, width: 28, color: ACCENT }}>{section.number ?? ""}</Text>
          <Text style={{ ...styles.h2, flex: 1, marginLeft: section.number === null ? -28 : 0 }}>
            {section.title}
          </Text>
        </View>
        {inOrder(parts.slice(0, kept))}
      </View>
      {inOrder(parts.slice(kept))}
    </View>
  );
}

/** A sentence in large letters is a heading too: it ends no page either. */
const opensWithLede = ({ blocks: [first] }: DocumentSection): boolean =>
  first?.kind === "text" && first.size === "lede";

/** PDF outline: an entry a section. The engine takes it of any part, its types of pages alone. */
const bookmarkOf = ({ number, title }: DocumentSection) => ({
  bookmark: number === null ? title : `${number} ${title}`,
});

/** Blocks as the parts between which a page may end. */
const partsOfAll = (blocks: readonly Block[], notes: Notes, room: Room | null = null): ReactElement[] =>
  blocks.flatMap((block, index) =>
    block.kind === "memo" ? memoParts(block, notes, room) : partsOf(block, notes, blocks[index - 1]),
  );

const inOrder = (parts: readonly ReactElement[]) =>
  withKeys(parts).map(({ key, value: part }) => <Fragment key={key}>{part}</Fragment>);

/** Every kind of block on paper; the compiler asks for a new kind here. */
function partsOf(block: Block, notes: Notes, before: Block | undefined): ReactElement[] {
  switch (block.kind) {
    case "text":
      return [<TextLine key="text" block={block} notes={notes} />];
    case "group":
      return groupParts(block, notes, before);
    case "list":
      return listParts({ block, notes });
    case "entries":
      return entryParts({ block, notes });
    case "facts":
      return [<Facts key="facts" block={block} notes={notes} />];
    case "action":
      return [<ActionBlock key="action" block={block} notes={notes} />];
    case "quote":
      return [<Quote key="quote" block={block} notes={notes} />];
    case "columns":
      return [<Columns key="columns" block={block} notes={notes} />];
    case "tally":
      return [<Tally key="tally" block={block} notes={notes} />];
    case "table":
      return tableParts({ block, notes });
    case "register":
      return registerParts(block.risks, notes);
    case "calendar":
      return [<Calendar key="calendar" calendar={block.calendar} />];
    case "box":
      return [<Box key="box" block={block} notes={notes} />];
    case "memo":
      return memoParts(block, notes, null);
    case "sum":
      return [<Sum key="sum" block={block} notes={notes} />];
    case "chart":
      return chartParts(block.chart, notes);
    case "scorecard":
      return [<Scorecard key="scorecard" block={block} notes={notes} />];
    case "tools":
      return toolParts({ block, notes });
    case "annexes":
      return annexParts(block, notes);
    case "sources":
      return sourceParts({ block, notes });
  }
}

function groupParts(block: GroupBlock, notes: Notes, before: Block | undefined): ReactElement[] {
  const isItem = block.look === "item";
  const isNext = isItem && before?.kind === "group" && before.look === "item";
  const rule = isNext ? { borderTop: `0.5pt solid ${RULE}`, paddingTop: 5 } : {};
  const top = { marginTop: block.look === "label" ? 0 : 8, ...rule };
  const title = <GroupTitle block={block} />;
  const parts = partsOfAll(block.blocks, notes);
  if (block.keep === "whole") {
    return [
      <View key="group" wrap={false} style={top}>
        {title}
        {inOrder(parts)}
      </View>,
    ];
  }
  if (block.keep === "flow") {
    const heading = (
      <View key="heading" wrap={false} minPresenceAhead={HEADING_WANTS} style={top}>
        {title}
      </View>
    );
    return [heading, ...parts];
  }
  const [opening] = block.blocks;
  // A small line over a list or a text is a part of the heading.
  const kept = opening?.kind === "text" && opening.size === "small" ? 2 : 1;
  const start = (
    <View key="start" wrap={false} style={top}>
      {title}
      {inOrder(parts.slice(0, kept))}
    </View>
  );
  return [start, ...parts.slice(kept)];
}

/** The last parts of an annex that stay together. */
const END_PARTS = 2;

/** An annex's title stays with what comes first; what is on the page only is named at the end. */
function annexParts({ annexes, elsewhere }: AnnexesBlock, notes: Notes): ReactElement[] {
  const printed = annexes.filter(({ isOnPageOnly }) => !isOnPageOnly);
  const all = printed.flatMap(({ id, title, use, blocks }) => {
    const [first, ...rest] = partsOfAll(blocks, notes);
    const start = (
      <View key={id} wrap={false} style={{ marginTop: 12, borderTop: `0.5pt solid ${RULE}`, paddingTop: 7 }}>
        <Text style={{ ...styles.h3, fontFamily: SERIF }}>{title}</Text>
        <Text style={styles.label}>{use}</Text>
        {first}
      </View>
    );
    // The line to sign on is no page of its own.
    const signed = (
      <View key={`${id}-end`} wrap={false}>
        {inOrder(rest.slice(-END_PARTS))}
      </View>
    );
    return rest.length < END_PARTS ? [start, ...rest] : [start, ...rest.slice(0, -END_PARTS), signed];
  });
  return elsewhere === ""
    ? all
    : [
        ...all,
        <Text key="elsewhere" style={{ ...styles.small, marginTop: 10 }}>
          {elsewhere}
        </Text>,
      ];
}

const Columns = ({ block: { columns, isRuled = false }, notes }: BlockProps<"columns">) => (
  <View wrap={false} style={{ ...styles.row, marginTop: isRuled ? 10 : 6 }}>
    {withKeys(columns).map(({ key, value: column }) => (
      <View
        key={key}
        style={{
          width: `${column.share}%`,
          paddingRight: key === columns.length - 1 ? 0 : 16,
          ...(isRuled && key > 0 ? { borderLeft: `0.5pt solid ${RULE}`, paddingLeft: 14 } : {}),
        }}
      >
        {inOrder(partsOfAll(column.blocks, notes))}
      </View>
    ))}
  </View>
);

const Box = ({ block: { title, blocks }, notes }: BlockProps<"box">) => (
  <View wrap={false} style={{ marginTop: 10, padding: 10, border: `1pt solid ${ACCENT}` }}>
    <Text style={styles.h3}>{title}</Text>
    {inOrder(partsOfAll(blocks, notes))}
  </View>
);

/** Rows between which a page may end; no row is cut. */
const memoParts = ({ rows }: MemoBlock<Block>, notes: Notes, room: Room | null): ReactElement[] =>
  withKeys(rows).map(({ key, value: { label, origin, blocks } }) => (
    <View
      key={key}
      wrap={false}
      style={{
        ...styles.row,
        ...ruled,
        paddingVertical: room?.row ?? USUAL_ROW,
        ...(key === 0 ? first : {}),
      }}
    >
      <View style={{ width: MEMO_LABEL, paddingRight: MEMO_GUTTER }}>
        <Text style={styles.strong}>{label}</Text>
        {origin && <OriginMark origin={origin} />}
      </View>
      <View style={{ flex: 1, marginTop: -above(blocks[0]) }}>{inOrder(partsOfAll(blocks, notes))}</View>
    </View>
  ));

/** What a block keeps above itself, so that an answer begins on the line of its label. */
const above = (first: Block | undefined): number =>
  first?.kind === "columns" ? 9 : first?.kind === "text" && first.size === undefined ? 3 : 0;

const USUAL_ROW = 5;
const ruled = { borderTop: `0.5pt solid ${RULE}` };
const first = { borderTop: 0, paddingTop: 0 };
