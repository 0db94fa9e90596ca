import { keyed } from "@/lib/domain/keyed";
import type { Paper } from "@/lib/domain/report/paper";
import { keyActivities, orderedPhases } from "@/lib/domain/report/phases";
import { TimelineChart } from "../charts/timeline-chart";
import { Bullets, Facts, Section } from "../pieces";

export function ImplementationRoadmap({ paper: { data, notes, sections } }: { paper: Paper }) {
  const phases = orderedPhases(data.roadmap);
  return (
    <Section section={sections.find(({ id }) => id === "implementation-roadmap")}>
      <TimelineChart phases={phases} />
      {keyed(phases).map(({ key: index, value: phase }) => (
        <div key={index} className="report-item report-whole">
          <div className="report-block-title">
            <h3>{`Phase ${index + 1}: ${phase.title}`}</h3>
            <span className="report-aside">{phase.duration}</span>
          </div>
          <div className="report-pair report-pair-narrow">
            <div>
              <h4>Objectives</h4>
              <Bullets items={phase.objectives} notes={notes} />
            </div>
            <div>
              <h4>Key activities</h4>
              <Bullets items={keyActivities(phase)} notes={notes} />
            </div>
          </div>
          <Facts
            notes={notes}
            facts={[
              { label: "Owner", text: phase.owner },
              { label: "Measure", text: phase.measure },
              { label: "Cost band", text: phase.costBand },
              { label: "Exit gate", text: phase.exitGate },
            ]}
          />
        </div>
      ))}
    </Section>
  );
}
