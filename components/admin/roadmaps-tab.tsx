"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import type { Wire } from "@/lib/client/wire";
import { shortMoment } from "@/lib/domain/dates";
import {
  FETCH_ROADMAPS_FAILED,
  ROADMAP_PREVIEW_CHARACTERS,
  type RoadmapLine,
  type RoadmapLines,
} from "@/lib/domain/roadmap/desk";
import { DeskEmpty, DeskLoading, DeskProblem } from "./desk-states";
import { Cell, DeskTable, Pager, Row, TypedCell } from "./desk-table";
import { RoadmapDialog } from "./roadmap-dialog";

const COLUMNS = ["Assessment ID", "Generated Date", "Content Preview", ""];

/** Every roadmap that was written, the newest first, each to be read in full. */
export function RoadmapsTab() {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Wire<RoadmapLine> | null>(null);
  const { data, error, mutate } = useAdmin<RoadmapLines>(`/api/admin/roadmaps?page=${page}`, {
    keepPreviousData: true,
  });

  if (error) {
    return <DeskProblem message={detailOf(error, FETCH_ROADMAPS_FAILED)} onRetry={() => mutate()} />;
  }
  if (data === undefined) return <DeskLoading label="Loading roadmaps..." />;
  if (data.total === 0) {
    return (
      <DeskEmpty
        title="No roadmaps yet"
        text="One is written for each assessment, a few minutes after it is completed."
      />
    );
  }
  return (
    <>
      <DeskTable label="AI roadmaps" columns={COLUMNS}>
        {data.roadmaps.map((roadmap) => (
          <Row key={roadmap.id}>
            <TypedCell>
              <a
                href={`/admin/report/${roadmap.assessmentId}`}
                className="font-mono text-xs underline sm:whitespace-nowrap"
              >
                {roadmap.assessmentId}
              </a>
              <span className="block text-muted-foreground text-xs">{roadmap.companyName}</span>
            </TypedCell>
            <Cell>{shortMoment(roadmap.createdAt)}</Cell>
            <Cell isNarrow={false}>{withDots(roadmap.preview)}</Cell>
            <Cell>
              <Button variant="outline" size="sm" onClick={() => setOpened(roadmap)}>
                View Full
                <span className="sr-only">{` roadmap of ${roadmap.companyName}`}</span>
              </Button>
            </Cell>
          </Row>
        ))}
      </DeskTable>
      <Pager page={page} hasMore={data.hasMore} onPage={setPage} />
      {opened !== null && <RoadmapDialog line={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const withDots = (preview: string): string =>
  preview.length < ROADMAP_PREVIEW_CHARACTERS ? preview : `${preview}...`;
