import { withoutNotes } from "@/lib/domain/report/notes";
import { QUICK_WINS_SHOWN, RISKS_SHOWN, SUMMARY_MISSING } from "@/lib/domain/roadmap/messages";
import type { Roadmap } from "@/lib/domain/roadmap/roadmap";
import { withKeys } from "@/lib/domain/with-keys";
import "../report/report.css";
import { AssessmentDetails, Part, type RoadmapSubject, Tiles } from "./roadmap-parts";
import { ToolsGrid } from "./tools-grid";

interface RoadmapDocumentProps {
  roadmap: Roadmap;
  assessment: RoadmapSubject;
}

/** The roadmap's own short form, for as long as the report is not written. Plain text throughout. */
export function RoadmapDocument({ roadmap, assessment }: RoadmapDocumentProps) {
  return (
    <div className="report roadmap">
      <div className="roadmap-main">
        <Part title="Executive Summary">
          <p>{withoutNotes(roadmap.executiveSummary) || SUMMARY_MISSING}</p>
        </Part>
        <Tiles roadmap={roadmap} recommendations={roadmap.recommendations.length} />
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
        <AssessmentDetails assessment={assessment} />
      </aside>
    </div>
  );
}
