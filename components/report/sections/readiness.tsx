import { keyed } from "@/lib/domain/keyed";
import type { Paper } from "@/lib/domain/report/paper";
import { outOfTen } from "@/lib/domain/score/badges";
import { PointsChart } from "../charts/points-chart";
import { StageScale } from "../charts/stage-scale";
import { TenPointBar } from "../charts/ten-point-bar";
import { Block, Noted, Section } from "../pieces";

export function Readiness({ paper: { data, notes, sections } }: { paper: Paper }) {
  const readiness = data.readinessAssessment;
  return (
    <Section section={sections.find(({ id }) => id === "readiness")}>
      <div className="report-scores report-whole">
        <TenPointBar label="Top-down score" score={readiness.topDownScore} />
        <TenPointBar label="Bottom-up score" score={readiness.bottomUpScore} />
        <TenPointBar label="Overall score" score={readiness.overallScore} />
      </div>
      <p>
        <Noted text={readiness.analysis} notes={notes} />
      </p>
      <p className="report-small">
        <Noted text={readiness.honesty} notes={notes} />
      </p>
      <StageScale
        stages={data.method.stages}
        stage={data.pageOne.stage}
        overallScore={readiness.overallScore}
      />
      {readiness.stageHeldBack !== null && (
        <p>
          <Noted text={readiness.stageHeldBack} notes={notes} />
        </p>
      )}
      <Block title={`Where your ${outOfTen(readiness.overallScore)} came from`} origin="calculated">
        <PointsChart lines={readiness.lines} />
      </Block>
      <Block title="The weakest link" origin="calculated" whole>
        <p>
          <Noted text={readiness.weakestLink} notes={notes} />
        </p>
      </Block>
      {readiness.whatWouldMoveIt.length > 0 && (
        <Block title="What would move it" origin="calculated" whole>
          <ul className="report-gains">
            {keyed(readiness.whatWouldMoveIt).map(({ key, value: move }) => (
              <li key={key}>
                <strong className="report-gain">{`+${move.points}`}</strong>
                <div>
                  <p>
                    <strong>
                      <Noted text={move.change} notes={notes} />
                    </strong>
                  </p>
                  <p className="report-small">
                    <Noted text={`First step: ${move.firstStep}`} notes={notes} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Block>
      )}
    </Section>
  );
}
