import { clsx } from "clsx";
import { OWN_COST_TITLE } from "@/lib/domain/own-cost/messages";
import type { AskedCost } from "@/lib/domain/own-cost/own-cost";
import { OwnCostFormLater } from "./own-cost-form-later";
import styles from "./summary.module.css";

/** What it costs today, to be counted or put right by the person who knows. Nothing is drawn where their words leave no doubt. */
export const OwnCost = ({ id, asked }: { id: string; asked: AskedCost | null }) =>
  asked !== null && (
    <section className={clsx(styles.part, styles.first, "no-print noscript:hidden")}>
      <h2 className="text-xl">{OWN_COST_TITLE}</h2>
      <OwnCostFormLater assessmentId={id} asked={asked} />
    </section>
  );
