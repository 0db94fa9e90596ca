import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Calendar } from "@/components/report/calendar";
import { FiguresChart } from "@/components/report/charts/figures-chart";
import { PointsChart } from "@/components/report/charts/points-chart";
import { Sources } from "@/components/report/leaves";
import type { ReportData } from "@/lib/domain/report/report";
import { halvesOf } from "@/lib/domain/score/points";
import "@/components/report/report.css";
import styles from "./crops.module.css";

interface CropProps {
  reportData: ReportData;
}

const MOST_FIGURES = 2;

/** Where the points came from, answer by answer. */
export function PointsCrop({ reportData: { readinessAssessment: part } }: CropProps) {
  const widest = Math.max(1, ...part.lines.map(({ max }) => max));
  return (
    <Crop>
      <div className={styles.halves}>
        {halvesOf(part.lines).map((half) => (
          <PointsChart key={half.half} half={half} widest={widest} />
        ))}
      </div>
    </Crop>
  );
}

/** The first thirteen weeks. */
export const CalendarCrop = ({ reportData: { calendar } }: CropProps) =>
  calendar && (
    <Crop>
      <Calendar calendar={calendar} />
    </Crop>
  );

/** Other people's figures, with the note and the source that it leads to. */
export function BenchmarkCrop({ reportData: { industryBenchmarks, sources } }: CropProps) {
  const figures = industryBenchmarks.figures.slice(0, MOST_FIGURES);
  const notes = new Set(figures.map(({ note }) => note));
  const cited = sources.filter(({ number }) => notes.has(number));
  return (
    <Crop isShort>
      <FiguresChart figures={figures} notes={notes} />
      <Sources block={{ kind: "sources", sources: cited }} notes={notes} />
    </Crop>
  );
}

/** A piece of a page, as it is there; reading on is the sample's part. */
const Crop = ({ isShort = false, children }: { isShort?: boolean; children: ReactNode }) => (
  <div inert aria-hidden="true" className={clsx(styles.crop, isShort && styles.whole)}>
    <div className="report">{children}</div>
  </div>
);
