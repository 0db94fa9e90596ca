import { hasStar } from "@/lib/domain/lead/badge";

/** A lead score of 0 to 10, with a star from seven on. */
export const LeadScore = ({ score }: { score: number | null }) => (
  <span className="whitespace-nowrap tabular-nums">
    {score ?? "–"}
    {hasStar(score) && (
      <>
        <span aria-hidden="true" className="ml-1 text-warning">
          ★
        </span>
        <span className="sr-only"> (star)</span>
      </>
    )}
  </span>
);
