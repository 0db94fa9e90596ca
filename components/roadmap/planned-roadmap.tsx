import { SUMMARY_MISSING, TOOLS_TITLE } from "@/lib/domain/roadmap/messages";
import type { Roadmap } from "@/lib/domain/roadmap/roadmap";
import type { RoadmapPlan } from "@/lib/domain/roadmap/roadmap-plan";
import { withKeys } from "@/lib/domain/with-keys";
import { Blocks } from "../report/blocks";
import { Noted, type Notes } from "../report/inline";
import { ActionBlock } from "../report/leaves";
import { AssessmentDetails, Part, type RoadmapSubject, Tiles } from "./roadmap-parts";
import "../report/report.css";

interface PlannedRoadmapProps {
  plan: RoadmapPlan;
  roadmap: Roadmap;
  assessment: RoadmapSubject;
}

/** The roadmap of a report that is written: drawn by the report's own blocks, its notes leading there. */
export function PlannedRoadmap({ plan, roadmap, assessment }: PlannedRoadmapProps) {
  const notes: Notes = Object.assign(new Set(plan.sources), { page: `/report/${assessment.id}` });
  return (
    <div className="report roadmap">
      <div className="roadmap-main">
        <Part title="Executive Summary">
          <p>
            <Noted text={plan.summary || SUMMARY_MISSING} notes={notes} />
          </p>
        </Part>
        <Tiles roadmap={roadmap} recommendations={plan.recommendations.length} />
        <Part title="Strategic Recommendations">
          <ol className="roadmap-actions">
            {withKeys(plan.recommendations).map(({ key, value: { action, priority } }) => (
              <li key={key}>
                {priority !== null && <p className="report-weight">{`${priority} priority`}</p>}
                <ActionBlock block={{ kind: "action", action }} notes={notes} />
              </li>
            ))}
          </ol>
        </Part>
        <Part title="Implementation Timeline">
          <Blocks blocks={plan.timeline} notes={notes} />
        </Part>
        {plan.tools.length > 0 && (
          <Part title={TOOLS_TITLE}>
            <Blocks blocks={plan.tools} notes={notes} />
          </Part>
        )}
      </div>
      <aside className="roadmap-side">
        <Part title="Quick Wins">
          <p className="report-small">{plan.quickWins.when}</p>
          <ul className="report-plain">
            {withKeys(plan.quickWins.what).map(({ key, value: win }) => (
              <li key={key}>
                <Noted text={win} notes={notes} />
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Risk Mitigation">
          <ul className="report-plain">
            {withKeys(plan.risks).map(({ key, value: { risk, impact, mitigation } }) => (
              <li key={key}>
                <p className="report-small">{`${impact} risk`}</p>
                <strong>{risk}</strong>
                <p>
                  <Noted text={mitigation} notes={notes} />
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <AssessmentDetails assessment={assessment} />
      </aside>
    </div>
  );
}
