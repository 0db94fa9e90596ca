import { signed } from "@/lib/domain/retake/compare";

/** "Retake +11": an assessment that takes an earlier one again, and how its readiness score moved. */
export const LeadRetakeBadge = ({ points }: { points: number | null }) =>
  points !== null && (
    <span className="ml-3.5 self-start whitespace-nowrap rounded-sm border border-border px-1 font-medium text-xs tabular-nums leading-[14px]">
      {`Retake ${signed(points)}`}
    </span>
  );
