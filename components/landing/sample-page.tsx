import { ReportFirstPage } from "@/components/report/report-first-page";
import type { ReportSubject } from "@/lib/domain/report/document/document";
import type { ReportData } from "@/lib/domain/report/report";
import styles from "./sample-page.module.css";

interface SamplePageProps {
  reportData: ReportData;
  assessment: ReportSubject;
  writtenOn: Date;
}

/** A real page of the report of an invented firm, drawn by the report's own components, small. It leads to the whole. */
export const SamplePage = (sample: SamplePageProps) => (
  <figure className="relative min-w-0">
    <div inert aria-hidden="true" className={styles.sheet}>
      <div className={styles.window}>
        <div className={styles.page}>
          <ReportFirstPage {...sample} />
        </div>
      </div>
    </div>
    <figcaption className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-muted-foreground text-sm">
      Page one of a sample report (fictional company).
      <a
        href="/sample"
        className="font-medium text-foreground underline underline-offset-4 after:absolute after:inset-0 print:hidden"
      >
        Read all of it
      </a>
    </figcaption>
  </figure>
);
