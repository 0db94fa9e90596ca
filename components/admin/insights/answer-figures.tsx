import type { Answered } from "@/lib/domain/figures/insights";
import { BarList, BarTable } from "./bar-list";
import { TableBehind } from "./figure";

/** Every question with a list of answers, with how many answered it. */
export const AnswerFigures = ({ answers }: { answers: readonly Answered[] }) => (
  <div className="grid gap-x-8 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
    {answers.map(({ key, label, n, isSeveral, bars }) => (
      <section key={key} aria-label={label} className="min-w-0 border-border border-t pt-3">
        <h3 className="font-medium leading-snug">{label}</h3>
        <p className="mt-0.5 mb-3 text-muted-foreground text-xs">
          {`n = ${n.toLocaleString("en-CA")}${isSeveral ? ", several each" : ""}`}
        </p>
        <BarList bars={bars} />
        <TableBehind heading={label}>
          <BarTable bars={bars} of="Answer" />
        </TableBehind>
      </section>
    ))}
  </div>
);
