import type { CSSProperties } from "react";
import { STAGES, type Stage } from "@/lib/domain/score/readiness";
import { STAGE_FROM } from "@/lib/domain/score/score-readiness";

interface ScoreScaleProps {
  /** 0 to 100. */
  score: number;
  stage: Stage;
}

/** One number at its place on 100 points, and the four stages along them. */
export const ScoreScale = ({ score, stage }: ScoreScaleProps) => (
  <div
    role="img"
    aria-label={`AI readiness score: ${score} of 100, stage ${stage}`}
    className="score-scale"
    style={at(score)}
  >
    <p aria-hidden="true" className="score-scale-number">
      <strong>{score}</strong>
      /100
    </p>
    <div className="score-scale-line">
      {STAGES.map((each) => (
        <i key={each} style={{ flexGrow: endOf(each) - STAGE_FROM[each] }}>
          <b style={{ width: `${filled(each, score)}%` }} />
        </i>
      ))}
    </div>
    <div aria-hidden="true" className="score-scale-stages">
      {STAGES.map((each) => (
        <span key={each} data-here={each === stage || undefined} style={{ left: `${STAGE_FROM[each]}%` }}>
          {each}
          <small>{STAGE_FROM[each]}</small>
        </span>
      ))}
    </div>
  </div>
);

/** Read by the style sheet, which holds number and mark within the ends. */
const at = (score: number): CSSProperties & Record<"--at", string> => ({ "--at": `${score}%` });

const endOf = (stage: Stage): number => {
  const next = STAGES[STAGES.indexOf(stage) + 1];
  return next === undefined ? 100 : STAGE_FROM[next];
};

/** How much of a stage's stretch the score has behind it, in percent. */
function filled(stage: Stage, score: number): number {
  const [from, to] = [STAGE_FROM[stage], endOf(stage)];
  return Math.min(100, Math.max(0, ((score - from) / (to - from)) * 100));
}
