import { clsx } from "clsx";
import { withoutNotes } from "@/lib/domain/report/notes";
import type { RoadmapExtract as Extract } from "@/lib/domain/roadmap/extract";
import { withKeys } from "@/lib/domain/with-keys";
import { ExtractPending } from "./extract-pending";
import styles from "./summary.module.css";

/** What is free of the roadmap, or that it is still being written. */
export const RoadmapExtract = ({ id, extract }: { id: string; extract: Extract | null }) => (
  <section className={clsx(styles.part, styles.first)}>
    <h2 className="text-xl">From your AI roadmap, free</h2>
    {extract === null ? <ExtractPending id={id} /> : <Shown {...extract} />}
  </section>
);

/** Stage and weakest link are said above, with the score. */
const Shown = ({ quickWin, phases }: Pick<Extract, "quickWin" | "phases">) => (
  <div className="min-w-0">
    {quickWin !== null && (
      <>
        <h3 className={LABEL}>First quick win, within 30 days</h3>
        <p className="mt-1 max-w-[42rem] text-balance font-serif text-lg leading-snug sm:text-xl">
          {withoutNotes(quickWin.title)}
        </p>
        <p className="mt-2 max-w-[36rem] text-sm">{withoutNotes(quickWin.firstStep)}</p>
      </>
    )}
    <h3 className={clsx(LABEL, "mt-6")}>Three phases</h3>
    <ol className="mt-2 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-3">
      {withKeys(phases).map(({ key, value: { title, duration } }) => (
        <li key={key} className="border-border border-t pt-2">
          <span className="block font-medium">{title}</span>
          <span className="text-muted-foreground">{duration}</span>
        </li>
      ))}
    </ol>
  </div>
);

const LABEL = "font-normal font-sans text-muted-foreground text-sm";
