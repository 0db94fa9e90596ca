import { ReportFirstPage } from "@/components/report/report-first-page";
import type { ReportSubject } from "@/lib/domain/report/document/document";
import type { ReportData } from "@/lib/domain/report/report";
import styles from "./sample-page.module.css";

interface SamplePageProps {
  reportData: ReportData;
  assessment: ReportSubject;
  writtenOn: Date;
}

/** A real page of the report of an invented firm, drawn by the report's own components, small. */
export const SamplePage = (sample: SamplePageProps) => (
  <figure className="min-w-0">
    <div inert aria-hidden="true" className={styles.sheet}>
      <div className={styles.window}>
        <div className={styles.page}>
          <ReportFirstPage {...sample} />
        </div>
      </div>
    </div>
    <figcaption className="mt-5 text-muted-foreground text-sm">
      Page one of a sample report (fictional company).
    </figcaption>
  </figure>
);
