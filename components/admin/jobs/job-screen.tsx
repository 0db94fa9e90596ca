"use client";

import "@/lib/domain/zod-jitless";
import { adminApi } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { toastOutcome } from "@/lib/client/toast-outcome";
import { shortMoment } from "@/lib/domain/dates";
import { type FailedJobs, FETCH_JOBS_FAILED, JOB_KINDS, JOB_RETRY_FAILED } from "@/lib/domain/job";
import { AdminPage } from "../shell/admin-page";
import { Cell, DataTable, Row, TableLoading } from "../shell/data-table";
import { RowButton } from "../shell/row-button";
import { TableEmpty, TableProblem } from "../shell/table-states";

const COLUMNS = ["Work", "About", "Given up", "Reason", ""];

/** Dead-letter list: jobs that have used up their retries, to be retried once their cause is repaired. */
export const JobScreen = () => (
  <AdminPage title="Jobs" here="/admin/jobs">
    <Jobs />
  </AdminPage>
);

function Jobs() {
  const { data, error, mutate } = useAdmin<FailedJobs>("/api/admin/jobs");
  const retry = async (id: string) => {
    await toastOutcome(
      adminApi(`/api/admin/jobs/${id}/retry`, { method: "POST", body: {} }),
      { title: "Job queued for retry.", tone: "good" },
      JOB_RETRY_FAILED,
    );
    await mutate();
  };

  if (error) return <TableProblem message={detailOf(error, FETCH_JOBS_FAILED)} onRetry={() => mutate()} />;
  if (data === undefined) return <TableLoading label="Loading failed jobs..." columns={COLUMNS} />;
  if (data.jobs.length === 0) {
    return (
      <TableEmpty
        title="Nothing has failed"
        text="Jobs that failed nine times appear here for you to retry."
      />
    );
  }
  return (
    <DataTable label="Failed jobs" columns={COLUMNS}>
      {data.jobs.map(({ id, kind, payload, failedAt, reason }) => (
        <Row key={id}>
          <Cell>{JOB_KINDS[kind].label}</Cell>
          <Cell>
            <About payload={payload} />
          </Cell>
          <Cell>{shortMoment(failedAt)}</Cell>
          <Cell>{reason}</Cell>
          <Cell>
            <RowButton about={JOB_KINDS[kind].label} onClick={() => retry(id)}>
              Retry
            </RowButton>
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}

function About({ payload }: { payload: Record<string, string> }) {
  if (payload.assessmentId !== undefined) {
    return (
      <a href={`/admin/report/${payload.assessmentId}`} className="font-mono text-xs underline">
        {payload.assessmentId}
      </a>
    );
  }
  return <span className="font-mono text-xs">{Object.values(payload).join(", ")}</span>;
}
