import type { ReactNode } from "react";
import type { PublicAssessment } from "@/lib/domain/assessment/assessment";
import { withoutNotes } from "@/lib/domain/report/notes";
import {
  MATURITY_UNKNOWN,
  QUICK_WINS_SHOWN,
  RISKS_SHOWN,
  SUMMARY_MISSING,
} from "@/lib/domain/roadmap/messages";
import type { Roadmap } from "@/lib/domain/roadmap/roadmap";
import { outOfTen } from "@/lib/domain/score/badges";
import { withKeys } from "@/lib/domain/with-keys";
import "../report/report.css";
import { ToolsGrid } from "./tools-grid";

interface RoadmapDocumentProps {
  roadmap: Roadmap;
  assessment: Pick<
    PublicAssessment,
    "id" | "companyName" | "companyIndustry" | "executiveName" | "executiveTitle"
  >;
}

/** The roadmap view's content, below its header: drawn on the server, plain text throughout. */
export function RoadmapDocument({ roadmap, assessment }: RoadmapDocumentProps) {
  return (
    <div className="report roadmap">
      <div className="roadmap-main">
        <Part title="Executive Summary">
          <p>{withoutNotes(roadmap.executiveSummary) || SUMMARY_MISSING}</p>
        </Part>
        <dl className="roadmap-tiles">
          <Tile label="AI Readiness Score" value={`${outOfTen(roadmap.readinessScore)}/10`} />
          <Tile label="Maturity Profile" value={roadmap.maturityProfile || MATURITY_UNKNOWN} />
          <Tile label="Recommendations" value={String(roadmap.recommendations.length)} />
        </dl>
        <Part title="Strategic Recommendations">
          <ol className="report-moves">
            {withKeys(roadmap.recommendations).map(({ key, value: each }) => (
              <li key={key}>
                <p>
                  <strong>{each.title}</strong>
                  <span className="report-aside">{` ${each.priority} priority · ${each.timeframe}`}</span>
                </p>
                <p>{each.description}</p>
              </li>
            ))}
          </ol>
        </Part>
        <Part title="Implementation Timeline">
          <ol className="roadmap-phases">
            {withKeys(roadmap.phases).map(({ key, value: phase }) => (
              <li key={key}>
                <p className="report-small">{phase.duration}</p>
                <h3>{phase.title}</h3>
                <p>{phase.description}</p>
              </li>
            ))}
          </ol>
        </Part>
        <ToolsGrid tools={roadmap.aiApps} />
      </div>
      <aside className="roadmap-side">
        <Part title="Quick Wins">
          <ul className="report-plain">
            {withKeys(roadmap.quickWins.slice(0, QUICK_WINS_SHOWN)).map(({ key, value: win }) => (
              <li key={key}>
                <strong>{win.title}</strong>
                <span className="report-aside">{` ${win.timeframe}`}</span>
                <p>{win.description}</p>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Risk Mitigation">
          <ul className="report-plain">
            {withKeys(roadmap.risks.slice(0, RISKS_SHOWN)).map(({ key, value: each }) => (
              <li key={key}>
                <strong>{each.risk}</strong>
                <p>{each.mitigation}</p>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Assessment Details">
          <dl className="tools-facts">
            <Detail label="Executive" value={assessment.executiveName} />
            <Detail label="Title" value={assessment.executiveTitle} />
            <Detail label="Company" value={assessment.companyName} />
            <Detail label="Industry" value={upperFirst(assessment.companyIndustry.replaceAll("-", " "))} />
            <Detail label="Assessment ID" value={assessment.id} />
          </dl>
        </Part>
      </aside>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="roadmap-part">
    <h2>{title}</h2>
    {children}
  </section>
);

const Tile = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const Detail = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
