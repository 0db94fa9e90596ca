import { clsx } from "clsx";
import { OWN_COST_READ, OWN_COST_REASON, OWN_COST_TITLE } from "@/lib/domain/own-cost/messages";
import type { AskedCost } from "@/lib/domain/own-cost/own-cost";
import { OwnCostFormLater } from "./own-cost-form-later";
import styles from "./summary.module.css";

/** What it costs today, to be counted by the person who knows. Nothing of it is drawn where their words told it. */
export const OwnCost = ({ id, asked }: { id: string; asked: AskedCost | null }) =>
  asked !== null && (
    <section className={clsx(styles.part, styles.first, "no-print noscript:hidden")}>
      <h2 className="text-xl">{OWN_COST_TITLE}</h2>
      <div className="grid min-w-0 gap-5">
        <p className="max-w-[42rem] text-sm">
          {asked.kept === null && asked.read !== null ? OWN_COST_READ : OWN_COST_REASON}
        </p>
        {asked.said !== null && (
          <q className="wrap-anywhere max-w-[42rem] text-pretty font-serif text-lg leading-snug">
            {asked.said}
          </q>
        )}
        <OwnCostFormLater assessmentId={id} asked={asked} />
      </div>
    </section>
  );
