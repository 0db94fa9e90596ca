import type { Serialized } from "@/lib/client/serialized";
import { findingOf, middleOfCohort, stagesInWords } from "@/lib/domain/cohort/document";
import type { CohortFigures } from "@/lib/domain/cohort/snapshot";
import { outOfTen } from "@/lib/domain/score/badges";
import styles from "./evening.module.css";

/** A cohort's report for the whole room. A dot is never a firm: neighbours are joined where one would hold one or two. */
export function EveningReveal({ figures: sent }: { figures: Serialized<CohortFigures> }) {
  const figures = datedOf(sent);
  const { stages, topDown, bottomUp, headline, sessions } = figures;
  const most = Math.max(...stages.map(({ count }) => count));
  return (
    <>
      <h1 className={styles.finding}>{findingOf(figures)}</h1>
      <ol className={styles.stages}>
        {stages.map(({ names, count }) => (
          <li
            key={stagesInWords(names)}
            data-most={count === most || undefined}
            style={{ flexGrow: names.length }}
          >
            <div aria-hidden="true" className={styles.dots}>
              {Array.from({ length: count }, (_, at) => `dot ${at}`).map((dot) => (
                <i key={dot} />
              ))}
            </div>
            <p>
              <strong>{count}</strong> {stagesInWords(names)}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.below}>
        <section>
          <h2>{headline}</h2>
          <Half label="Direction from the top" score={topDown} />
          <Half label="Practice from below" score={bottomUp} />
          <p className={styles.middle}>{middleOfCohort(figures)}</p>
        </section>
        <section>
          <h2>Three sessions worth holding</h2>
          <ul className={styles.sessions}>
            {sessions.map(({ count, gap, session }) => (
              <li key={gap}>
                <b>{count}</b>
                <span>{`${gap}. ${session}`}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

const Half = ({ label, score }: { label: string; score: number }) => (
  <div className={styles.half}>
    <p>
      {label}
      <b>{outOfTen(score)}</b>
    </p>
    <i>
      <i style={{ width: `${score * 10}%` }} />
    </i>
  </div>
);

const datedOf = ({ from, to, ...rest }: Serialized<CohortFigures>): CohortFigures => ({
  ...rest,
  from: new Date(from),
  to: new Date(to),
});
