import type { ReactNode } from "react";
import { keyed } from "@/lib/domain/keyed";
import { splitNotes } from "@/lib/domain/report/notes";
import { ORIGIN_LABELS } from "@/lib/domain/report/origins";
import type { Action, Origin } from "@/lib/domain/report/report";
import type { ReportSection } from "@/lib/domain/report/sections";

export type Notes = ReadonlySet<number>;

interface SectionProps {
  section: ReportSection | undefined;
  children: ReactNode;
}

/** One numbered section of the report; nothing where the report does not have it. */
export function Section({ section, children }: SectionProps) {
  if (!section) return null;
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="report-section">
      <SectionTitle section={section} />
      {children}
    </section>
  );
}

export function SectionTitle({ section }: { section: ReportSection }) {
  return (
    <h2 id={`${section.id}-title`} className="report-section-title">
      {section.number !== null && <span className="report-section-number">{section.number}</span>}
      <span>{section.title}</span>
    </h2>
  );
}

interface BlockProps {
  title: string;
  origin?: Origin;
  children: ReactNode;
  /** Short blocks stay on one page of the print; lists that could fill a page may be cut between their items. */
  whole?: boolean;
}

/** A sub-heading, where its content comes from, and the content. */
export function Block({ title, origin, children, whole = false }: BlockProps) {
  return (
    <div className={whole ? "report-block report-whole" : "report-block"}>
      <div className="report-block-title">
        <h3>{title}</h3>
        {origin && <OriginMark origin={origin} />}
      </div>
      {children}
    </div>
  );
}

export const OriginMark = ({ origin }: { origin: Origin }) => (
  <span className="report-origin">{ORIGIN_LABELS[origin]}</span>
);

/** Text whose notes are small numbered links to the sources. */
export function Noted({ text, notes }: { text: string; notes: Notes }) {
  return splitNotes(text, notes).map((part) =>
    part.kind === "text" ? part.text : <NoteMark key={part.at} number={part.number} notes={notes} />,
  );
}

export function NoteMark({ number, notes }: { number: number | null; notes: Notes }) {
  if (number === null || !notes.has(number)) return null;
  return (
    <sup className="report-note">
      <a href={`#source-${number}`} aria-label={`Source ${number}`}>
        {`[${number}]`}
      </a>
    </sup>
  );
}

export function Bullets({ items, notes }: { items: string[]; notes: Notes }) {
  return (
    <ul className="report-list">
      {keyed(items).map(({ key, value: item }) => (
        <li key={key}>
          <Noted text={item} notes={notes} />
        </li>
      ))}
    </ul>
  );
}

/** What to do, who owns it, how it starts this week, how you will know. */
export function ActionBlock({ action, notes }: { action: Action; notes: Notes }) {
  return (
    <div className="report-action report-whole">
      <p className="report-action-what">
        <span className="sr-only">What to do: </span>
        <Noted text={action.what} notes={notes} />
      </p>
      <Facts
        notes={notes}
        facts={[
          { label: "Owner", text: action.owner },
          { label: "First step this week", text: action.firstStep },
          { label: "How you will know", text: action.measure },
        ]}
      />
    </div>
  );
}

interface FactsProps {
  facts: { label: string; text: string }[];
  notes: Notes;
}

/** Short values under small labels, side by side where there is room. */
export function Facts({ facts, notes }: FactsProps) {
  return (
    <dl className={facts.length === 2 ? "report-facts report-facts-two" : "report-facts"}>
      {keyed(facts).map(({ key, value: fact }) => (
        <div key={key}>
          <dt>{fact.label}</dt>
          <dd>
            <Noted text={fact.text} notes={notes} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
