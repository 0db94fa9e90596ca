import { actionFacts, type Block } from "@/lib/domain/report/document/block";
import { withWholeFigures } from "@/lib/domain/report/line-breaks";
import { publication, sentences } from "@/lib/domain/report/sentences";
import { withKeys } from "@/lib/domain/with-keys";
import { ScoreRing } from "./charts/score-ring";
import { TenPointBar } from "./charts/ten-point-bar";
import { Noted, type Notes, OriginMark, Whole } from "./inline";
import { FamilyRatingBadge } from "./score-badge";

/** A block of one kind, with the sources that its notes may point at. */
export interface BlockProps<Kind extends Block["kind"]> {
  block: Extract<Block, { kind: Kind }>;
  notes: Notes;
}

const TEXT_CLASSES = {
  headline: "report-headline",
  lede: "report-lede",
  body: undefined,
  small: "report-small",
};

export function TextLine({ block, notes }: BlockProps<"text">) {
  const { size = "body", isWarning = false, origin, lead, aside } = block;
  return (
    <p className={isWarning ? "report-caution" : TEXT_CLASSES[size]}>
      {origin && <OriginMark origin={origin} />} {lead && <strong>{lead}</strong>}{" "}
      <Noted text={block.text} notes={notes} />
      {aside && <span>{` ${aside}`}</span>}
    </p>
  );
}

export function List({ block: { items, isOrdered = false, keep }, notes }: BlockProps<"list">) {
  const lines = withKeys(items).map(({ key, value: item }) => (
    <li key={key}>
      <Noted text={item} notes={notes} />
    </li>
  ));
  const whole = keep === "whole" ? " report-whole" : "";
  return isOrdered ? (
    <ol className={`report-steps${whole}`}>{lines}</ol>
  ) : (
    <ul className={`report-list${whole}`}>{lines}</ul>
  );
}

export function Entries({ block: { look, entries }, notes }: BlockProps<"entries">) {
  const Element = look === "moves" ? "ol" : "ul";
  const isRunIn = look === "run-in";
  const list = (
    <Element className={`report-${look}`}>
      {withKeys(entries).map(({ key, value: { name, text, aside, href, points } }) => (
        <li key={key} className="report-whole">
          {points !== undefined && <strong className="report-gain">{`+${points}`}</strong>}
          <div>
            <EntryName name={isRunIn ? sentences(name) : name} href={href} notes={notes} />
            {aside !== undefined && <span className="report-aside">{` ${aside}`}</span>}{" "}
            <span className="report-entry">
              <Noted text={text} notes={notes} />
            </span>
          </div>
        </li>
      ))}
    </Element>
  );
  return look === "gains" ? (
    <>
      {list}
      <div data-what-if className="no-print" />
    </>
  ) : (
    list
  );
}

const EntryName = ({ name, href, notes }: { name: string; href: string | undefined; notes: Notes }) =>
  href === undefined ? (
    <strong>
      <Noted text={name} notes={notes} />
    </strong>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );

/** Short values under small labels, side by side where there is room. */
export const Facts = ({ block: { facts }, notes }: BlockProps<"facts">) => (
  <dl className="report-facts">
    {withKeys(facts).map(({ key, value: fact }) => (
      <div key={key} style={{ flexGrow: fact.share }}>
        <dt>{fact.label}</dt>
        <dd>
          <Noted text={fact.text} notes={notes} />
        </dd>
      </div>
    ))}
  </dl>
);

/** What to do, who owns it, how it starts this week, how you will know. */
export const ActionBlock = ({ block: { action }, notes }: BlockProps<"action">) => (
  <div className="report-action report-whole">
    <p className="report-action-what">
      <span className="sr-only">What to do: </span>
      <Noted text={action.what} notes={notes} />
    </p>
    <Facts block={actionFacts(action)} notes={notes} />
  </div>
);

export const Quote = ({ block: { label, text } }: BlockProps<"quote">) => (
  <figure className="report-quote">
    {label !== undefined && <figcaption>{label}</figcaption>}
    <blockquote>{text}</blockquote>
  </figure>
);

export const Tally = ({ block: { title, lines } }: BlockProps<"tally">) => (
  <>
    <div className="report-block-title">
      <h3>{title}</h3>
      <OriginMark origin="calculated" />
    </div>
    <ul className="report-answers">
      {lines.map((line) => (
        <li key={line.key}>
          <span>
            {line.label}
            <span className="report-aside">{` ${line.answer}`}</span>
          </span>
          <strong>{`${line.points} of ${line.max}`}</strong>
        </li>
      ))}
    </ul>
  </>
);

export const Scorecard = ({ block }: BlockProps<"scorecard">) => (
  <div className="report-scorecard report-whole">
    <ScoreRing score={block.score} label={block.label} size={124} />
    <div>
      <p>
        <FamilyRatingBadge rating={block.rating} />
      </p>
      <p>{block.summary}</p>
    </div>
    <div className="report-scorecard-parts">
      {block.parts.map(({ label, score }) => (
        <TenPointBar key={label} label={label} score={score} />
      ))}
    </div>
  </div>
);

export const Sources = ({ block: { sources } }: BlockProps<"sources">) => (
  <ol className="report-sources">
    {sources.map((source) => (
      <li key={source.number} id={`source-${source.number}`} value={source.number} className="report-whole">
        <a href={source.url} target="_blank" rel="noopener noreferrer">
          <Whole text={source.title} />
        </a>
        {`. ${sentences(publication(source), source.definition, withWholeFigures(source.checked))}`}
      </li>
    ))}
  </ol>
);

/** Set like a bill: what is multiplied, where it is from, and under a rule what it comes to. */
export const Sum = ({ block: { headline, rows }, notes }: BlockProps<"sum">) => (
  <>
    <p className="report-worth">{headline}</p>
    <table className="report-sum">
      <caption className="sr-only">How it is worked out</caption>
      <tbody>
        {withKeys(rows).map(({ key, value: row }) => (
          <tr key={key} data-total={row.from === null || undefined}>
            <th scope="row">{row.figure}</th>
            <td>
              <Noted text={isNote(row.from) ? `${row.what} ${row.from}` : row.what} notes={notes} />
            </td>
            <td>{isNote(row.from) ? null : row.from}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

/** A source alone is a mark at what it is the source of; alone at the other end of the line it would be lost. */
const isNote = (from: string | null): boolean => from !== null && /^\[\d+\]$/.test(from);
