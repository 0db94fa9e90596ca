"use client";

import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Dialog } from "@/components/ui/dialog";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import type { Serialized } from "@/lib/client/serialized";
import { shortMoment } from "@/lib/domain/dates";
import { Roadmap } from "@/lib/domain/roadmap/roadmap";
import {
  FETCH_ROADMAPS_FAILED,
  type RoadmapLine,
  type WholeRoadmap,
} from "@/lib/domain/roadmap/roadmap-admin";
import { TableLoadingState, TableProblem } from "../shell/table-states";

interface RoadmapDialogProps {
  id: string;
  /** What the table knows already; undefined where it is on another page. */
  line: Serialized<RoadmapLine> | undefined;
  onClose: () => void;
}

/** A roadmap in full. Opens at once with what the table knows. */
export function RoadmapDialog({ id, line, onClose }: RoadmapDialogProps) {
  const { data, error, mutate } = useAdmin<{ roadmap: WholeRoadmap }>(`/api/admin/roadmaps/${id}`);
  return (
    <Dialog isOpen onClose={onClose} title="AI Roadmap" size="wide">
      <p className="mb-4 text-muted-foreground text-sm">
        {line !== undefined && `${line.companyName}, generated ${shortMoment(line.createdAt)}`}
        <br />
        <span className="font-mono text-xs">{line?.assessmentId ?? data?.roadmap.assessmentId}</span>
      </p>
      {error ? (
        <TableProblem message={detailOf(error, FETCH_ROADMAPS_FAILED)} onRetry={() => mutate()} />
      ) : data === undefined ? (
        <TableLoadingState label="Loading the roadmap..." />
      ) : (
        <RoadmapContent content={data.roadmap.content} />
      )}
    </Dialog>
  );
}

/** In parts where it has the shape of today; as the text it is, where it is older. */
function RoadmapContent({ content }: { content: unknown }) {
  const roadmap = Roadmap.safeParse(content);
  if (!roadmap.success) return <pre className="whitespace-pre-wrap text-sm">{asText(content)}</pre>;
  const { executiveSummary, maturityProfile, readinessScore, ...parts } = roadmap.data;
  return (
    <div className="grid gap-5 text-sm">
      <p>
        <strong>{`${readinessScore.toFixed(1)}/10, ${maturityProfile}.`}</strong> {executiveSummary}
      </p>
      <Part title="Recommendations">
        {parts.recommendations.map(({ title, priority, timeframe, description }) => (
          <Entry key={title} title={title} about={`${priority} priority, ${timeframe}`} text={description} />
        ))}
      </Part>
      <Part title="Phases">
        {parts.phases.map(({ title, duration, description }) => (
          <Entry key={title} title={title} about={duration} text={description} />
        ))}
      </Part>
      <Part title="Quick wins">
        {parts.quickWins.map(({ title, timeframe, description }) => (
          <Entry key={title} title={title} about={timeframe} text={description} />
        ))}
      </Part>
      <Part title="Risks">
        {parts.risks.map(({ risk, mitigation }) => (
          <Entry key={risk} title={risk} text={mitigation} />
        ))}
      </Part>
      <Part title="AI tools">
        {parts.aiApps.map(({ name, category, priority, description, pricing }) => (
          <Entry key={name} title={name} about={`${category}, ${pricing}`} text={description}>
            <Badge variant="secondary">{priority}</Badge>
          </Entry>
        ))}
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode[] }) => (
  <section>
    <h3 className="mb-2 border-border border-b pb-1 text-lg">{title}</h3>
    {children.length === 0 ? <p>None</p> : <ul className="grid gap-3">{children}</ul>}
  </section>
);

interface EntryProps {
  title: string;
  about?: string;
  text: string;
  children?: ReactNode;
}

const Entry = ({ title, about, text, children }: EntryProps) => (
  <li>
    <p className="font-medium">{title}</p>
    {about && (
      <p className="text-muted-foreground text-xs">
        {about} {children}
      </p>
    )}
    <p>{text}</p>
  </li>
);

const asText = (content: unknown): string =>
  typeof content === "string" ? content : JSON.stringify(content, null, 2);
