import { clsx } from "clsx";
import { askedReason, askedTitle } from "@/lib/domain/topic/messages";
import type { AskedSentence as Asked } from "@/lib/domain/topic/topics";
import { AskedSentence } from "./asked-sentence";
import styles from "./summary.module.css";

/** What could not be placed, to be placed by a tap. Nothing of it is drawn where all was, and nothing depends on it. */
export const AskedSentences = ({ id, asked }: { id: string; asked: readonly Asked[] }) =>
  asked.length > 0 && (
    <section className={clsx(styles.part, styles.first, "no-print noscript:hidden")}>
      <h2 className="text-xl">{askedTitle(asked.length)}</h2>
      <div className="grid min-w-0 gap-5">
        <p className="max-w-[42rem] text-sm">{askedReason(asked.length)}</p>
        {asked.map((one) => (
          <AskedSentence key={one.key} assessmentId={id} asked={one} />
        ))}
      </div>
    </section>
  );
