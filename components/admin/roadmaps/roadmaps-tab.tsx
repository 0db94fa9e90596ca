"use client";

import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { useOpened } from "@/lib/client/hooks/use-history";
import { useListTop } from "@/lib/client/hooks/use-list-top";
import { useScrollReturn } from "@/lib/client/hooks/use-scroll-return";
import { shortMoment } from "@/lib/domain/dates";
import {
  FETCH_ROADMAPS_FAILED,
  ROADMAP_PREVIEW_CHARACTERS,
  type RoadmapLines,
} from "@/lib/domain/roadmap/roadmap-admin";
import { useDashboardSearchParams } from "../leads/use-dashboard-search-params";
import { Cell, DataTable, Row, TableLoading, TypedCell } from "../shell/data-table";
import { Pager } from "../shell/pager";
import { RowButton } from "../shell/row-button";
import { TableEmpty, TableProblem } from "../shell/table-states";
import { RoadmapDialog } from "./roadmap-dialog";

const COLUMNS = ["Assessment ID", "Generated Date", "Content Preview", ""];

/** Every roadmap that was written, the newest first, each to be read in full. */
export function RoadmapsTab() {
  const {
    roadmaps: { page },
    changeRoadmaps,
  } = useDashboardSearchParams();
  const { opened, open, close } = useOpened("roadmap");
  const { data, error, mutate } = useAdmin<RoadmapLines>(`/api/admin/roadmaps?page=${page}`, {
    keepPreviousData: true,
  });
  const { top, turnTo } = useListTop(data?.page, error, changeRoadmaps);
  useScrollReturn(data !== undefined);

  if (error) {
    return <TableProblem message={detailOf(error, FETCH_ROADMAPS_FAILED)} onRetry={() => mutate()} />;
  }
  if (data === undefined) return <TableLoading label="Loading roadmaps..." columns={COLUMNS} />;
  if (data.total === 0) {
    return (
      <TableEmpty
        title="No roadmaps yet"
        text="One is written for each assessment, a few minutes after it is completed."
      />
    );
  }
  return (
    <>
      <DataTable ref={top} label="AI roadmaps" columns={COLUMNS}>
        {data.roadmaps.map((roadmap) => (
          <Row key={roadmap.id}>
            <TypedCell>
              <a
                href={`/admin/report/${roadmap.assessmentId}`}
                className="font-mono text-xs underline xl:whitespace-nowrap"
              >
                {roadmap.assessmentId}
              </a>
              <span className="block text-muted-foreground text-xs">{roadmap.companyName}</span>
            </TypedCell>
            <Cell>{shortMoment(roadmap.createdAt)}</Cell>
            <Cell isNarrow={false}>{withDots(roadmap.preview)}</Cell>
            <Cell>
              <RowButton about={`roadmap of ${roadmap.companyName}`} onClick={() => open(roadmap.id)}>
                View Full
              </RowButton>
            </Cell>
          </Row>
        ))}
      </DataTable>
      <div className="mt-3">
        <Pager {...data} count={data.roadmaps.length} onPage={turnTo} />
      </div>
      {opened !== null && (
        <RoadmapDialog id={opened} line={data.roadmaps.find(({ id }) => id === opened)} onClose={close} />
      )}
    </>
  );
}

const withDots = (preview: string): string =>
  preview.length < ROADMAP_PREVIEW_CHARACTERS ? preview : `${preview}...`;
