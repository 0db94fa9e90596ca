import type { ReportVersions } from "@/lib/domain/report/versions";
import type { Look } from "./look";
import { RefreshButton } from "./refresh-button";

interface RefreshStateProps extends Look {
  /** Where the report is asked for. */
  path: string;
  rendered: ReportVersions;
}

/** Draws the page anew where report or interview have changed, and says where that could not be asked. */
export const RefreshState = ({ problem, ...versions }: RefreshStateProps) => (
  <>
    <span role="status" className="self-center text-muted-foreground text-sm empty:absolute">
      {problem}
    </span>
    <RefreshButton {...versions} />
  </>
);
