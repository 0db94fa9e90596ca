import { ToolsGrid } from "@/components/roadmap/tools-grid";
import type { Block, GroupBlock } from "@/lib/domain/report/document/block";
import type { DocumentSection } from "@/lib/domain/report/document/document";
import { withKeys } from "@/lib/domain/with-keys";
import { Calendar } from "./calendar";
import { Chart } from "./charts/chart";
import { type Notes, OriginMark } from "./inline";
import {
  ActionBlock,
  type BlockProps,
  Entries,
  Facts,
  List,
  Quote,
  Scorecard,
  Sources,
  Sum,
  Tally,
  TextLine,
} from "./leaves";
import { Register } from "./register";
import { Table } from "./table";

/** One numbered section of the report. */
export function Section({ section, notes }: { section: DocumentSection; notes: Notes }) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      data-starts-page={section.startsPage || undefined}
      className="report-section"
    >
      <h2 id={`${section.id}-title`} className="report-section-title">
        {section.number !== null && <span className="report-section-number">{section.number}</span>}
        <span>{section.title}</span>
      </h2>
      <Blocks blocks={section.blocks} notes={notes} />
    </section>
  );
}

export const Blocks = ({ blocks, notes }: { blocks: readonly Block[]; notes: Notes }) =>
  withKeys(blocks).map(({ key, value: block }) => <OneBlock key={key} block={block} notes={notes} />);

/** Every kind of block as HTML; the compiler asks for a new kind here. */
function OneBlock({ block, notes }: { block: Block; notes: Notes }) {
  switch (block.kind) {
    case "text":
      return <TextLine block={block} notes={notes} />;
    case "group":
      return <Group block={block} notes={notes} />;
    case "list":
      return <List block={block} notes={notes} />;
    case "entries":
      return <Entries block={block} notes={notes} />;
    case "facts":
      return <Facts block={block} notes={notes} />;
    case "action":
      return <ActionBlock block={block} notes={notes} />;
    case "quote":
      return <Quote block={block} notes={notes} />;
    case "columns":
      return <Columns block={block} notes={notes} />;
    case "tally":
      return <Tally block={block} notes={notes} />;
    case "table":
      return <Table block={block} notes={notes} />;
    case "register":
      return <Register risks={block.risks} notes={notes} />;
    case "calendar":
      return <Calendar calendar={block.calendar} />;
    case "box":
      return (
        <aside className="report-box report-whole">
          <h3>{block.title}</h3>
          <Blocks blocks={block.blocks} notes={notes} />
        </aside>
      );
    case "memo":
      return <Memo block={block} notes={notes} />;
    case "sum":
      return <Sum block={block} notes={notes} />;
    case "chart":
      return <Chart chart={block.chart} notes={notes} />;
    case "scorecard":
      return <Scorecard block={block} notes={notes} />;
    case "tools":
      return (
        <>
          <ToolsGrid tools={block.tools} title={null} />
          <p className="report-small">{block.pricesNote}</p>
        </>
      );
    case "annexes":
      return <Annexes block={block} notes={notes} />;
    case "sources":
      return <Sources block={block} notes={notes} />;
  }
}

/** Each can be copied, folded or not: `CopyAnnexes` beside the page listens for the buttons. The first shows what they are. */
const Annexes = ({ block: { annexes }, notes }: BlockProps<"annexes">) =>
  annexes.map(({ id, title, shortName, use, blocks }, place) => (
    <article key={id} aria-labelledby={`${id}-title`} className="report-annex">
      <div className="report-annex-head">
        <h4 id={`${id}-title`}>{title}</h4>
        <button type="button" data-copies={id} className="report-copy">
          Copy
          <span className="sr-only">{` ${shortName}`}</span>
        </button>
        <span role="status" className="report-copied" />
      </div>
      <p className="report-small">{use}</p>
      <details open={place === 0}>
        <summary>The whole text</summary>
        <div id={id} className="report-annex-text">
          <Blocks blocks={blocks} notes={notes} />
        </div>
      </details>
    </article>
  ));

const GROUP_CLASSES = { block: "report-block", item: "report-item", label: undefined };

function Group({ block, notes }: BlockProps<"group">) {
  const { look = "block", keep, blocks } = block;
  const whole = keep === "whole" ? "report-whole" : undefined;
  return (
    <div className={[GROUP_CLASSES[look], whole].filter(Boolean).join(" ") || undefined}>
      {look === "label" ? <h4>{block.title}</h4> : <GroupTitle block={block} />}
      <Blocks blocks={blocks} notes={notes} />
    </div>
  );
}

const GroupTitle = ({ block: { title, origin, aside, weight } }: { block: GroupBlock }) => (
  <div className="report-block-title">
    <h3>{title}</h3>
    {origin && <OriginMark origin={origin} />}
    {aside && <span className="report-aside">{aside}</span>}
    {weight && (
      <span data-weight={weight.value} data-of={weight.of} className="report-weight">
        {`${weight.value} ${weight.of}`}
      </span>
    )}
  </div>
);

const Columns = ({ block: { columns, isRuled = false }, notes }: BlockProps<"columns">) => (
  <div
    className={isRuled ? "report-columns report-columns-ruled report-whole" : "report-columns report-whole"}
  >
    {withKeys(columns).map(({ key, value: column }) => (
      <div key={key} style={{ flexGrow: column.share }}>
        <Blocks blocks={column.blocks} notes={notes} />
      </div>
    ))}
  </div>
);

/** What a director asks at the left, the answer at its right; on a phone one above the other. */
const Memo = ({ block: { rows }, notes }: BlockProps<"memo">) => (
  <div className="report-memo">
    {withKeys(rows).map(({ key, value: { label, origin, blocks } }) => (
      <div key={key} className="report-memo-row report-whole">
        <h3>
          {label}
          {origin && <OriginMark origin={origin} />}
        </h3>
        <div>
          <Blocks blocks={blocks} notes={notes} />
        </div>
      </div>
    ))}
  </div>
);
