import type { ReportSection } from "@/lib/domain/report/document/document";

/** Beside the paper where there is room, folded above it where there is none, absent in print. */
export function ReportContents({ sections }: { sections: ReportSection[] }) {
  return (
    <>
      <nav aria-label="Contents" className="report-contents">
        <p>Contents</p>
        <Entries sections={sections} />
      </nav>
      <details className="report-contents-folded">
        <summary>Contents</summary>
        <nav aria-label="Contents">
          <Entries sections={sections} />
        </nav>
      </details>
    </>
  );
}

const Entries = ({ sections }: { sections: ReportSection[] }) => (
  <ul>
    {sections.map((section) => (
      <li key={section.id}>
        <a href={`#${section.id}`}>
          <span>{section.number}</span>
          {section.title}
        </a>
      </li>
    ))}
  </ul>
);
