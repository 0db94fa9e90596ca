import { HalvesChart } from "@/components/report/charts/halves-chart";
import { LinkButton } from "@/components/ui/link-button";
import type { Reveal } from "@/lib/domain/report/reveal";
import { outOfTen } from "@/lib/domain/score/badges";
import { TELLING_FROM } from "@/lib/domain/score/summary";
import { withKeys } from "@/lib/domain/with-keys";
import styles from "./first-page.module.css";

type FirstPageProps = Pick<Reveal, "assessment" | "standing" | "quotation" | "chosen"> & { id: string };

/** Page one of their report as far as it is free, fading under the button. What follows is drawn, and is no text. */
export const FirstPage = ({ id, assessment, standing, quotation, chosen }: FirstPageProps) => (
  <section aria-label="Your full report" className={styles.sheet}>
    <div className="report">
      <p className="report-eyebrow">AI readiness report, page one</p>
      <h2 className={styles.company}>{assessment.companyName}</h2>
      <p className="break-words text-sm">
        {`Prepared for ${assessment.executiveName}, ${assessment.executiveTitle}`}
      </p>
      <div className={styles.body}>
        {quotation === null ? (
          chosen !== "" && <p className={styles.quotation}>{`You named: ${chosen}.`}</p>
        ) : (
          <blockquote className={styles.quotation}>{`“${quotation}”`}</blockquote>
        )}
        {standing.score < TELLING_FROM ? <Halves {...standing} /> : <HalvesChart {...standing} />}
      </div>
    </div>
    <div aria-hidden="true" className={styles.lines}>
      {withKeys(WIDTHS).map(({ key, value: width }) => (
        <i key={key} style={{ width: `${width}%` }} />
      ))}
    </div>
    <div className={styles.fade}>
      <LinkButton href={`/payment?assessment=${id}`} size="lg" className="min-h-14 w-full text-lg">
        Generate Full Report
      </LinkButton>
    </div>
  </section>
);

const WIDTHS = [42, 100, 94, 78, 36, 98, 100, 64, 90, 70];

/** The two numbers without a picture: that nothing agrees with nothing is no finding. */
const Halves = ({ topDownScore, bottomUpScore }: Reveal["standing"]) => (
  <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm tabular-nums">
    <dt>Direction from the top</dt>
    <dd className="font-semibold">{`${outOfTen(topDownScore)} of 10`}</dd>
    <dt>Practice from below</dt>
    <dd className="font-semibold">{`${outOfTen(bottomUpScore)} of 10`}</dd>
  </dl>
);
